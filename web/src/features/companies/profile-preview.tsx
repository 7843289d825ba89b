/** The company as candidates will see it. */
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { websiteAddress } from '@saring/contract/domain';
import { IconBuilding, IconCalendar, IconMapPin, IconUsers, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/companies-settings.ts';
import { said } from '#messages/contract.ts';
import type { ProfileValues } from './profile-values.ts';
import classes from './settings.module.css';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** Follows the form while it is filled in. */
export function ProfilePreview({ values, logo }: { values: ProfileValues; logo: string | null }) {
  const name = values.companyName.trim() || t('yourCompany');
  return (
    <Panel title={t('preview')} description={t('previewWhat')}>
      <Stack gap="md">
        <div className={classes.card}>
          {logo ? (
            <img src={logo} alt="" />
          ) : (
            <span className={classes.initial} aria-hidden="true">
              {name.charAt(0).toUpperCase()}
            </span>
          )}
          <Text fw={650} size="lg" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
        </div>
        <Stack gap={6}>
          <Line icon={<IconBuilding {...icon} />}>{values.industry && said(values.industry)}</Line>
          <Line icon={<IconMapPin {...icon} />}>{values.location}</Line>
          <Line icon={<IconUsers {...icon} />}>
            {values.employees && t('employeesOf', { size: said(values.employees) })}
          </Line>
          <Line icon={<IconCalendar {...icon} />}>
            {values.foundedYear && t('foundedIn', { year: values.foundedYear })}
          </Line>
          <Line icon={<IconWorld {...icon} />}>
            {values.website.trim() && (
              <Anchor href={websiteAddress(values.website)} target="_blank" rel="noopener noreferrer" inherit>
                {values.website.trim()}
              </Anchor>
            )}
          </Line>
        </Stack>
        <Text size="sm" className={classes.about} c={values.description.trim() ? undefined : 'dimmed'}>
          {values.description.trim() || t('descriptionHere')}
        </Text>
      </Stack>
    </Panel>
  );
}

function Line({ icon: sign, children }: { icon: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <Group gap="xs" wrap="nowrap" align="center">
      {sign}
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </Group>
  );
}
