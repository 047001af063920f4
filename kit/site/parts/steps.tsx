import { useText } from '../language/texts.ts';
import { Icon } from './icon.tsx';
import css from './steps.module.css';

export type Step = { readonly title: string /** A step one may go back to. */; readonly to?: string };

/** Progress of a flow; `current` counts from 0. */
export function Steps({ steps, current }: { steps: readonly Step[]; current: number }) {
  const t = useText();
  const title = steps[current]?.title ?? '';
  const where = t('page.step', { number: current + 1, count: steps.length, title });
  return (
    <nav className={css.steps} aria-label={where}>
      <ol>
        {steps.map((step, at) => (
          <li key={step.title} data-is={at < current ? 'done' : at === current ? 'current' : 'ahead'}>
            <span className={css.mark} aria-hidden="true">
              {at < current ? <Icon name="check" size={16} /> : at + 1}
            </span>
            {at < current && step.to ? (
              <a href={step.to}>{step.title}</a>
            ) : (
              <span aria-current={at === current ? 'step' : undefined}>{step.title}</span>
            )}
            {at < current && <span className="fw-hidden"> ({t('page.step.done')})</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
