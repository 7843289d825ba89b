/** How everybody can take part, what holds of it, and whom to ask: of the company where the page is opened from its link. */
import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { keysOf, secondsPerQuestion } from '@saring/contract/domain';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { AuthLayout } from '#features/auth/index.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import { usePageTitle } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/accessibility.ts';
import { t as line } from '#messages/accessibility-criteria.ts';
import classes from './accessibility.module.css';
import { type Criterion, criteria, type Group, lookedOn, usedByHandOn } from './criteria.ts';

const groups: Record<Group, string> = {
  see: t('see'),
  hear: t('hear'),
  move: t('move'),
  time: t('time'),
  fill: t('fill'),
  software: t('software'),
  beyond: t('beyond'),
};
const met = criteria.filter(({ state }) => state === 'met');
const lacking = criteria.filter(({ state }) => state !== 'met');

export function AccessibilityPage() {
  usePageTitle(t('title'));
  const [address] = useSearchParams();
  const asking = { link: address.get('link') || undefined, company: address.get('company') || undefined };
  const { link, company: companyId } = asking;
  const contacts = useApi(api.system.contacts, { query: { link, companyId } });
  const operator = contacts.data?.operator;
  return (
    <AuthLayout wide asking={asking}>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t('title')}</Title>
          <Text c="dimmed" mt={4}>
            {t('lead', { day: dateText(lookedOn) })}
          </Text>
        </div>
        <Section title={t('ask')}>
          {contacts.data ? (
            <Text>{asked(contacts.data)}</Text>
          ) : contacts.isPending ? (
            <Loading />
          ) : (
            <Failed text={t('contactsFailed')} onRetry={() => void contacts.refetch()} busy={contacts.isFetching} />
          )}
        </Section>
        <Section title={t('offered')}>
          <List spacing={6}>
            <List.Item>{t('offeredTyping')}</List.Item>
            <List.Item>{t('offeredTime')}</List.Item>
            <List.Item>{t('offeredCamera')}</List.Item>
            <List.Item>{t('offeredWish')}</List.Item>
          </List>
          <Text>{t('offeredHow', { seconds: secondsPerQuestion })}</Text>
        </Section>
        <Section title={t('complain')}>
          {operator && <Text>{t('complainOperator', { address: () => <Contact to={operator} /> })}</Text>}
          <Text>{t('complainFurther')}</Text>
        </Section>
        <Section title={t('lacking')}>
          <Text>{t('lackingWhat')}</Text>
          <Criteria of={lacking} />
        </Section>
        <Met />
        <Section title={t('how')}>
          <Text>{t('howTests')}</Text>
          <Text>{t('howHand', { day: dateText(usedByHandOn) })}</Text>
          <Text>{t('howNot')}</Text>
        </Section>
      </Stack>
    </AuthLayout>
  );
}

function Met() {
  return (
    <Section title={t('met')}>
      <Text>{t('metWhat', { met: met.length, all: criteria.length })}</Text>
      {keysOf(groups).map((group) => {
        const here = met.filter((criterion) => criterion.group === group);
        return (
          <details key={group}>
            <summary className={classes.summary}>{t('metOf', { group: groups[group], count: here.length })}</summary>
            <Criteria of={here} />
          </details>
        );
      })}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={8} component="section">
      <Title order={2}>{title}</Title>
      {children}
    </Stack>
  );
}

interface Contacts {
  company: { name: string; email: string | null } | null;
  operator: string;
}

function asked({ company, operator }: Contacts): ReactNode {
  if (!company) return t('askOperator', { address: () => <Contact to={operator} /> });
  const { name, email } = company;
  if (!email) return t('askSilent', { company: name, address: () => <Contact to={operator} /> });
  return t('askCompany', { company: name, address: () => <Contact to={`mailto:${email}`} /> });
}

/** An address that begins with `mailto:`, `https:` or `tel:`. */
function Contact({ to }: { to: string }) {
  const [, scheme, shown = to] = /^(mailto:|tel:)(.*)$/.exec(to) ?? [];
  const subject = scheme === 'mailto:' ? `?subject=${encodeURIComponent(t('mailSubject'))}` : '';
  return (
    <Anchor href={to + subject} inherit className={classes.address}>
      {shown}
    </Anchor>
  );
}

const states = {
  met: { tone: 'good', text: t('stateMet') },
  partly: { tone: 'warn', text: t('statePartly') },
  'not met': { tone: 'bad', text: t('stateNotMet') },
} as const;

function Criteria({ of }: { of: readonly Criterion[] }) {
  return (
    <ul className={classes.criteria}>
      {of.map(({ id, level, state, tests, looked, judged }) => (
        <li key={id}>
          <Text component="span" size="sm" c="dimmed" className={classes.number}>
            {id} {level}
          </Text>
          <div>
            <Text size="sm">{line(id, { name: (text) => <strong>{text}</strong> })}</Text>
            <Text size="xs" c="dimmed" mt={4}>
              <StatusBadge tone={states[state].tone}>{states[state].text}</StatusBadge> {tests && t('byTests')}{' '}
              {looked && t('byLook', { day: dateText(looked) })} {judged && t('byJudgement', { day: dateText(judged) })}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
