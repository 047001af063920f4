import { type Breach, breach, type HouseRule } from './breach.ts';
import { visit } from './reading/syntax.ts';
import type { Source } from './reading/tree.ts';

/** The one button that knows when it may be `disabled`. */
const SITE_BUTTON = 'kit/site/parts/button.tsx';

/**
 * A browser leaves a disabled button out of the form it sends, even when the submit itself disabled it. So on a site no button that sends
 * is disabled outside of the kit's, and in the back-office no form is sent by the browser.
 */
export const formsAreSent: HouseRule = (tree) =>
  tree.sources
    .filter(({ isTest, path }) => !isTest && path.endsWith('.tsx') && path !== SITE_BUTTON)
    .flatMap((source) => (isSite(source) ? disabledButtons(source) : isOffice(source) ? sentForms(source) : []));

const isSite = ({ place: { zone, unit, face } }: Source) =>
  zone === 'modules' ? face === 'storefront' || face === 'blocks' : unit === (zone === 'kit' ? 'site' : 'storefront');
const isOffice = ({ place: { zone, unit, face } }: Source) =>
  zone === 'modules' ? face === 'admin' : unit === (zone === 'kit' ? 'react' : 'admin');

/** The kit's form without a button, whose `onSubmit` is spread onto it. */
const SAVES_BY_ITSELF = /\buseSaveWhenLeft\(/;

type Attributes = ReadonlyMap<string, unknown>;

function elementsOf(source: Source, name: string, look: (attributes: Attributes, start: number) => void): void {
  visit(source, {
    JSXOpeningElement: ({ name: own, attributes, start }) => {
      if (own.type !== 'JSXIdentifier' || own.name !== name) return;
      const known = attributes.flatMap((each) =>
        each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier'
          ? [[each.name.name, each.value] as const]
          : [],
      );
      look(new Map(known), start);
    },
  });
}

function disabledButtons(source: Source): Breach[] {
  const found: Breach[] = [];
  elementsOf(source, 'button', (attributes, start) => {
    const type = attributes.get('type') as { value?: unknown } | undefined;
    if (!attributes.has('disabled') || type?.value === 'button') return;
    const instead = 'Use Button of kit/site, which stays in the form it sends';
    found.push(breach(source.path, source.lineOf(start), 'disables a button that sends a form', instead));
  });
  return found;
}

function sentForms(source: Source): Breach[] {
  const found: Breach[] = [];
  elementsOf(source, 'form', (attributes, start) => {
    const isTaken =
      (attributes.has('onSubmit') && /\bpreventDefault\(\)/.test(source.text)) || SAVES_BY_ITSELF.test(source.text);
    if (isTaken && !attributes.has('action') && !attributes.has('method')) return;
    const instead = 'Take what it holds in onSubmit, after event.preventDefault()';
    found.push(breach(source.path, source.lineOf(start), 'lets the browser send a form', instead));
  });
  return found;
}
