import type { Input, Output } from '@fachwerk/base/contract';
import { useAsk, useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { useText } from '@fachwerk/react/texts';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import * as z from 'zod/mini';
import { EntryContact, type OrderEntryProblem, orderEntryApi, type Quote } from '../../contract.ts';
import { whyNotContact } from '../../rules/entry.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { type Draft, draftFor, type EntryPerson, languageOf, newDraft, wantedOf } from './draft.ts';

/** By field; shown once somebody has tried to place it. */
export type EntryErrors = Readonly<Record<string, string>>;

const TYPING_MS = 120;

type Place = typeof orderEntryApi.place;

/** An order that is begun elsewhere: for whom, and what else happens when it is placed. */
export type EntryFrom = {
  readonly person: EntryPerson;
  readonly placing: {
    readonly isPending: boolean;
    readonly mutateAsync: (entry: Input<Place>) => Promise<Output<Place>>;
  };
};

/** What is written down, what it costs as one writes, and why it cannot be placed yet. */
export function useEntry(from?: EntryFrom) {
  const t = useText(adminDe);
  const [first] = useState(() => (from ? draftFor(from.person) : newDraft()));
  const [draft, setDraft] = useState(first);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<CallProblem | null>(null);
  const wanted = wantedOf(draft);
  const [settled] = useDebouncedValue(wanted, TYPING_MS);
  const asked = useAsk(orderEntryApi.quote, settled, { keepPrevious: true });
  const quote = asked.data;
  const isPriced =
    quote !== undefined && !asked.isPlaceholderData && JSON.stringify(settled) === JSON.stringify(wanted);
  const usual = useChange(orderEntryApi.place, { isQuiet: true });
  const change = from?.placing ?? usual;
  const isPayable = quote?.payments.includes(draft.payment ?? 'cash') && draft.payment !== null;
  const payment = quote?.totalCents === 0 ? null : isPayable ? draft.payment : null;
  // Staff choose it for somebody else.
  const open = (quote?.open ?? []).map((each) =>
    each.code === 'goods.type_missing' ? { ...each, sentence: t('order_entry.type_missing') } : each,
  );
  const contactFaults = contactProblems(draft, t);
  const fromServer = (refused?.fields ?? []).map(({ path, error }) => [path, error] as const);
  const errors: EntryErrors = isTried
    ? Object.fromEntries([
        ...open.map(({ path, sentence }) => [path, sentence] as const),
        ...contactFaults,
        ...fromServer,
      ])
    : {};

  const place = async () => {
    setTried(true);
    setRefused(null);
    if (
      !quote ||
      !isPriced ||
      whyNot(draft, { ...quote, open }, payment) ||
      contactFaults.length > 0 ||
      change.isPending
    )
      return null;
    const contact = z.parse(EntryContact, draft.contact);
    const entry = { ...wanted, contact, payment, entryId: draft.entryId, customerId: draft.caller?.customerId ?? null };
    try {
      return await change.mutateAsync({ ...entry, language: languageOf(draft), expectedTotalCents: quote.totalCents });
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      setRefused(error);
      // Something is otherwise than it was said: what it is now stands there at once.
      await asked.refetch();
      return null;
    }
  };

  return {
    draft,
    /** Something was written that nobody knew before. */
    isBegun: draft.lines.length > 0 || draft.contact.lastName !== first.contact.lastName,
    setDraft: (next: Draft) => {
      setRefused(null);
      setDraft(next);
    },
    quote,
    asked,
    isPriced,
    payment,
    errors,
    isTried,
    refused,
    whyNot: quote ? whyNot(draft, { ...quote, open }, payment) : null,
    isPlacing: change.isPending,
    place,
  };
}

type Why = { readonly code: OrderEntryProblem } | { readonly sentence: string };

/** The first thing that stands in the way; what stands at a field is said there. */
function whyNot(draft: Draft, quote: Quote, payment: Draft['payment']): Why | null {
  if (draft.lines.length === 0) return { code: 'entry.empty' };
  if (quote.whyNot) return { sentence: quote.whyNot.sentence };
  const [open] = quote.open;
  if (open) return { sentence: open.sentence };
  return payment === null && quote.totalCents > 0 ? { code: 'entry.payment_missing' } : null;
}

function contactProblems(draft: Draft, t: ReturnType<typeof useText<typeof adminDe>>): (readonly [string, string])[] {
  const missing = whyNotContact(draft.contact, draft.payment)?.fields ?? [];
  const wrong = z.safeParse(EntryContact, draft.contact).success ? [] : wrongFields(draft);
  return [
    ...wrong.map((path) => [path, t('order_entry.check_field')] as const),
    ...missing.map(({ path, code }) => [path, t(code as OrderEntryProblem)] as const),
  ];
}

function wrongFields({ contact }: Draft): string[] {
  const checked = z.safeParse(EntryContact, contact);
  return checked.success ? [] : checked.error.issues.map(({ path }) => `contact.${String(path[0])}`);
}
