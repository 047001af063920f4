import type { ComponentType } from 'react';
import { ProblemNotice } from '../parts/notice.tsx';
import type { Frame } from './frame.ts';
import type { ViewProps } from './page.ts';
import { SiteContext, type SiteState } from './site-context.ts';

/** The view of a page, whatever its data is. */
export type AnyView = ComponentType<ViewProps<unknown>>;

type Props = {
  readonly state: SiteState;
  readonly Frame: Frame['View'];
  readonly extra: unknown;
  readonly data: unknown;
  readonly View: AnyView;
};

/** Rendered by the server and hydrated by the browser: both must be identical. */
export function SiteRoot({ state, Frame, extra, data, View }: Props) {
  return (
    <SiteContext value={state}>
      <Frame head={state.head} extra={extra}>
        {state.isProblemShown === false && <ProblemNotice />}
        <View data={data} problem={state.problem} form={state.form} />
      </Frame>
    </SiteContext>
  );
}
