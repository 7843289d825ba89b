/** What a company says about itself. */
import { Anchor, Stack, Text } from '@mantine/core';
import { websiteAddress } from '@saring/contract/domain';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/careers.ts';
import { said } from '#messages/contract.ts';
import classes from './careers.module.css';
import { type Company, whereText } from './company.ts';

export function CompanyPanel({ company }: { company: Company }) {
  const { name, employees, description, website, answers } = company;
  const facts = [whereText(company), employees && t('employeesOf', { size: said(employees) })];
  return (
    <Panel title={t('aboutCompany')}>
      <Stack gap="xs">
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {description && (
          <Text size="sm" className={classes.about}>
            {description}
          </Text>
        )}
        {answers && <Answered {...answers} />}
        {website && (
          <Anchor href={websiteAddress(website)} target="_blank" rel="noopener noreferrer" size="sm">
            {website}
          </Anchor>
        )}
      </Stack>
    </Panel>
  );
}

function Answered({ people, inTime, withinDays, medianDays }: NonNullable<Company['answers']>) {
  const percent = Math.floor((100 * inTime) / people);
  return (
    <Text size="sm">
      {t('answered', { percent, people, days: withinDays })}
      {medianDays !== null && ` ${t('halfAnswered', { days: medianDays })}`}
    </Text>
  );
}
