import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Anchor, Button, Title } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { type LegalStory, type LegalVersion, legalApi } from '../../contract-legal.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './legal.module.css';
import { useLegalParty } from './use-legal-party.ts';

/** All versions with date, state and author. */
export function LegalVersions({ legal: { kind, versions } }: { legal: LegalStory }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { whose, to } = useLegalParty();
  const confirm = useConfirm();
  const takeBack = useChange(legalApi.takeBack);
  const remove = async ({ version }: LegalVersion) => {
    const isSure = await confirm({
      title: t('sites.legal.take_back.title', { version }),
      text: t('sites.legal.take_back.text'),
      confirm: t('sites.legal.take_back'),
      isDanger: true,
    });
    if (!isSure) return;
    await takeBack.mutateAsync({ ...whose, kind, version });
    notify(t('sites.legal.taken_back'));
    navigate(to(`/admin/website/legal/${kind}`));
  };
  return (
    <section aria-labelledby="legal-versions">
      <Title order={2} size="h4" id="legal-versions" mb="xs">
        {t('sites.legal.versions')}
      </Title>
      <ul className={classes.versions}>
        {versions.map((each) => (
          <li key={each.version} className={classes.version}>
            <span>
              {t('sites.legal.version', { version: each.version })} · {t(`sites.legal.state.${each.state}`)} ·{' '}
              {formatDateTime(each.validFrom)}{' '}
              <span className={classes.quiet}>
                {each.personName ? t('sites.legal.by', { name: each.personName }) : t('sites.legal.by.house')}
              </span>
            </span>
            <Anchor component={Link} to={to(`/admin/website/legal/${kind}`, { version: String(each.version) })}>
              {t('sites.legal.show', { version: each.version })}
            </Anchor>
            {each.state === 'planned' && (
              <Button variant="light" color="danger" size="compact-sm" onClick={() => void remove(each)}>
                {t('sites.legal.take_back')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
