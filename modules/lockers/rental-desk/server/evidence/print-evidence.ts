import { problemsOf } from '@fachwerk/base/problem';
import { findCompany, inCompany } from '@fachwerk/companies/facade';
import type { AccessRight } from '@fachwerk/rental-changes/contract';
import { accessRightOf } from '@fachwerk/rental-changes/facade';
import { type RentalStep, rentalProblems } from '@fachwerk/rentals/contract';
import { findRental, listSteps } from '@fachwerk/rentals/facade-record';
import { moneyIn, timeIn } from '@fachwerk/rentals/rules/renter-words';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sheetPdf } from '@fachwerk/server/pdf-sheet';
import type { Translate } from '@fachwerk/server/translator';
import type { accessRightApi } from '../../contract.ts';
import { stepSentence } from '../../rules/step-sentence.ts';

const problem = problemsOf(rentalProblems);

/** The whole story of a rental on paper, for the police, an insurance or the customer. */
export const printEvidence: UseCase<typeof accessRightApi.evidence> = async (ctx, { id }) => {
  const rental = await findRental(ctx, id);
  if (!rental) throw problem('rental.unknown');
  const scoped = inCompany(ctx, rental.companyId);
  const accessRight = await accessRightOf(scoped, id);
  const translate = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const time = (at: Date) => timeIn(ctx.language, rental.timeZone, at);
  const company = await findCompany(scoped);
  const steps = await listSteps(scoped, id);
  const file = await sheetPdf({
    title: translate('rental.evidence.title', { order: rental.orderNumber }),
    company: company?.legalName || company?.name || '',
    facts: factsOf(ctx, accessRight, translate),
    parts: [
      {
        title: translate('rental.evidence.story'),
        labelWidth: 105,
        rows: steps.map((step) => entryOf(ctx, step, translate, time)),
      },
    ],
    footer: translate('rental.evidence.footer', { at: time(ctx.now), person: ctx.caller.name }),
  });
  const fileName = `miete-${rental.orderNumber || id.slice(-8)}.pdf`;
  return { fileName, contentType: 'application/pdf', base64: file.toString('base64') };
};

function factsOf({ language }: Ctx, given: AccessRight, translate: Translate): [string, string][] {
  const time = (at: Date) => timeIn(language, given.timeZone, at);
  const money = (cents: number) => moneyIn(language, cents);
  const named = (name: string, value: string): [string, string] => [translate(`rental.evidence.${name}`), value];
  return [
    named('location', given.locationName),
    named('box', translate('rental.evidence.box_of_size', { box: given.lockNumber, size: given.sizeCode })),
    named('customer', [given.customerName, given.customerEmail].filter(Boolean).join(', ')),
    named('from', time(given.startsAt)),
    named('to', time(given.endsAt)),
    ...(given.endedAt ? [named('ended', time(given.endedAt))] : []),
    named('price', money(given.priceCents)),
    ...(given.surchargeCents > 0 ? [named('surcharge', money(given.surchargeCents))] : []),
    ...(given.waivedCents > 0 ? [named('waived', money(given.waivedCents))] : []),
    ...(given.dueCents > 0 ? [named('due', money(given.dueCents))] : []),
    named('zone', given.timeZone),
  ];
}

function entryOf({ language }: Ctx, step: RentalStep, translate: Translate, time: (at: Date) => string) {
  const { key, params } = stepSentence(step, { time, money: (cents) => moneyIn(language, cents), translate });
  const who = step.personName || translate(`rental.evidence.by_${step.personKind}`);
  return { label: time(step.at), text: translate(key, params), about: who };
}
