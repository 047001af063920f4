import { type CsvValue, csvOf } from '@fachwerk/base/csv';
import { spreadsheetTime } from '@fachwerk/base/time';
import { textIn } from '@fachwerk/base/translated';
import type { UseCase } from '@fachwerk/server/module';
import { xlsxOf } from '@fachwerk/server/xlsx';
import type { surveyApi } from '../../contract.ts';
import type { Question } from '../../contract-content.ts';
import { listFiles } from '../answer/file-store.ts';
import { problem } from '../problem.ts';
import { findEdition, findSurvey } from '../survey/survey-store.ts';
import { type AnswerRow, listAnswers } from './result-store.ts';

const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
/** A spreadsheet refuses a longer name of a sheet, and some signs in it. */
const MOST_SHEET_LETTERS = 31;

type Column = { readonly head: string; readonly of: (row: AnswerRow) => CsvValue };

export const exportAnswers: UseCase<typeof surveyApi.export> = async (ctx, { id, format }) => {
  const survey = await findSurvey(ctx, id);
  if (!survey) throw problem('survey.unknown');
  const content = (survey.edition && (await findEdition(ctx, id, survey.edition))) || survey.content;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const [rows, files] = await Promise.all([listAnswers(ctx, id), listFiles(ctx, id)]);
  const fileOf = (file: string) => {
    const address = files.get(file);
    return address ? new URL(address, ctx.app.publicUrl).href : '';
  };
  const columns: Column[] = [
    survey.isAnonymous
      ? { head: t('surveys.export.on'), of: ({ answeredOn }) => answeredOn }
      : { head: t('surveys.export.at'), of: ({ answeredAt }) => answeredAt && spreadsheetTime(answeredAt) },
    { head: t('surveys.export.edition'), of: ({ edition }) => edition },
    ...content.questions.flatMap((question) => columnsOf(question, (label) => textIn(label, ctx.language), fileOf)),
  ];
  const head = columns.map((column) => column.head);
  const lines = rows.map((row) => columns.map(({ of }) => of(row)));
  const title = content.title.de.replace(/[[\]*?:/\\]/g, ' ').trim();
  const bytes =
    format === 'csv'
      ? Buffer.from(csvOf(head, lines))
      : await xlsxOf(title.slice(0, MOST_SHEET_LETTERS) || survey.slug, head, lines);
  return { fileName: `${survey.slug}.${format}`, contentType: TYPES[format], base64: bytes.toString('base64') };
};

/** A row of a matrix is a column of its own; numbers stay numbers. */
function columnsOf(
  { id, type, title, options, rows }: Question,
  words: (label: Question['title']) => string,
  fileOf: (file: string) => string,
): Column[] {
  const labelOf = (value: string) => {
    const option = options.find((each) => each.id === value);
    return option ? words(option.label) : value;
  };
  if (type === 'matrix')
    return rows.map((row) => ({
      head: `${words(title)}: ${words(row.label)}`,
      of: ({ answers }) => (answers[`${id}.${row.id}`] ?? []).map(labelOf).join(', '),
    }));
  return [
    {
      head: words(title),
      of: ({ answers }) => {
        const values = answers[id] ?? [];
        if (values.length === 0) return null;
        if (type === 'scale' || type === 'nps') return Number(values[0]);
        if (type === 'file') return values.map(fileOf).join(', ');
        return values.map(type === 'choice' || type === 'several' ? labelOf : (value) => value).join(', ');
      },
    },
  ];
}
