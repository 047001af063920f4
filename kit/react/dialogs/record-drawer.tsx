import { Skeleton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { CallProblem } from '../calls/call-problem.ts';
import { ErrorState, Loading, NotFound } from '../states/states.tsx';
import { DetailDrawer } from './detail-drawer.tsx';

/** The part of a query result that a drawer uses. */
type Asked<Answer> = {
  readonly data: Answer | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  refetch(): unknown;
};

type Props<Answer, Found> = {
  isOpen: boolean;
  asked: Asked<Answer>;
  /** Selects the record if the answer contains more. */
  pick?: (answer: Answer) => Found | undefined;
  /** Generic title until the record's name is known. */
  kind: string;
  title: (record: NoInfer<Found>) => ReactNode;
  /** State or context of the record. The header keeps its height while loading. */
  subtitle?: (record: NoInfer<Found>) => ReactNode;
  mark?: ReactNode | ((record: NoInfer<Found>) => ReactNode);
  actions?: (record: NoInfer<Found>) => ReactNode;
  /** Text if the record does not exist (any more); defaults to the server's message. */
  gone?: string;
  closeTo: string;
  width?: number;
  children: (record: NoInfer<Found>, answer: Answer) => ReactNode;
};

/** One record over its list: loading, missing, failed or shown; keeps its content while the drawer closes. */
export function RecordDrawer<Answer, Found = Answer>(props: Props<Answer, Found>) {
  const { isOpen, asked, pick, kind, title, subtitle, mark, actions, gone, children, ...drawer } = props;
  // No state: what `pick` makes anew at each drawing would be set at each drawing.
  const last = useRef<{ answer: Answer; record: Found }>(undefined);
  const answer = asked.data;
  const found = answer === undefined ? undefined : pick ? pick(answer) : (answer as unknown as Found);
  const current = answer !== undefined && found !== undefined ? { answer, record: found } : undefined;
  if (isOpen && current) last.current = current;
  const shown = isOpen ? current : last.current;
  const record = shown?.record;
  const isMissing = isOpen && !shown && (answer !== undefined || isOfNobody(asked.error));
  const isWaiting = !shown && !isMissing && !asked.isError;
  return (
    <DetailDrawer
      {...drawer}
      isOpen={isOpen}
      title={record === undefined ? kind : title(record)}
      subtitle={
        record === undefined ? isWaiting && subtitle && <Skeleton height={12} width={140} my={4} /> : subtitle?.(record)
      }
      mark={typeof mark === 'function' ? record !== undefined && mark(record) : mark}
      actions={record !== undefined && actions?.(record)}
    >
      {isMissing && <Gone text={gone} error={asked.error} />}
      {!shown && !isMissing && asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {isWaiting && <Loading lines={8} />}
      {shown && children(shown.record, shown.answer)}
    </DetailDrawer>
  );
}

/** An unknown or malformed id. */
function isOfNobody(error: unknown): error is CallProblem {
  return error instanceof CallProblem && (error.status === 404 || error.code === 'input.invalid');
}

function Gone({ text, error }: { text: string | undefined; error: unknown }) {
  const words = text ?? (error instanceof CallProblem && error.status === 404 ? error.message : undefined);
  return <NotFound {...(words && { text: words })} />;
}
