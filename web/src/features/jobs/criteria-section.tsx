/** The section "Job Criteria": five texts that every applicant is measured by. */
import { ActionIcon, Button, Stack, Text, Tooltip } from '@mantine/core';
import { IconInfoCircle, IconRefresh, IconSparkles } from '@tabler/icons-react';
import { mandatory } from '#kit/form.tsx';
import { Panel } from '#kit/page.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { t } from '#messages/jobs-form.ts';
import classes from './form.module.css';
import type { Criteria, SectionProps } from './form-parts.ts';
import { type Finding, useCriteriaCheck } from './use-criteria-check.ts';

export interface CriteriaSectionProps extends SectionProps {
  file: File | null;
  /** A file or a saved text exists. */
  hasSource: boolean;
  criteria: Criteria;
}

/** Closed until there is a description, and while criteria are being made. */
export function CriteriaSection({ form, disabled, file, hasSource, criteria }: CriteriaSectionProps) {
  const { busy } = criteria;
  const found = useCriteriaCheck(form.values.jobCriteria);
  const closed = disabled || !hasSource || busy !== null;
  return (
    <Panel
      title={t('criteria')}
      description={t('criteriaWhat')}
      aside={
        <Button
          variant="light"
          leftSection={<IconSparkles size={16} aria-hidden="true" />}
          onClick={() => void criteria.all(file)}
          disabled={disabled || busy !== null}
        >
          {busy === 'all' ? t('generating') : t('generateAll')}
        </Button>
      }
    >
      <Stack gap="sm" aria-busy={busy !== null}>
        {!hasSource && (
          <Text size="sm" c="dimmed">
            {t('chooseFirst')}
          </Text>
        )}
        {form.values.jobCriteria.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places, each is its number
          <div key={index} className={classes.criterion}>
            <div className={classes.criterionText}>
              <TextArea
                label={t('criterion', { number: index + 1 })}
                {...mandatory}
                minRows={2}
                maxRows={8}
                maxLength={1000}
                disabled={closed}
                {...form.getInputProps(`jobCriteria.${index}`)}
              />
              <Source sentence={criteria.sourceOf(text)} />
              <Findings findings={found.get(index) ?? []} />
            </div>
            <Tooltip label={t('another')}>
              <ActionIcon
                variant="default"
                size="lg"
                className={classes.again}
                aria-label={t('suggest', { number: index + 1 })}
                disabled={closed}
                loading={busy === index}
                onClick={() => void criteria.one(index, file)}
              >
                <IconRefresh size={16} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

/** The sentence that a proposed criterion came from: one line, the whole when it is opened. */
function Source({ sentence }: { sentence: string | undefined }) {
  if (!sentence) return null;
  return (
    <details className={classes.source}>
      <summary>
        <span>{t('fromDescription', { sentence })}</span>
      </summary>
    </details>
  );
}

/** Hints beside a criterion; they keep nobody from posting. */
function Findings({ findings }: { findings: readonly Finding[] }) {
  return findings.map((finding) => (
    <Text key={`${finding.kind} ${finding.text}`} size="xs" className={classes.finding}>
      <IconInfoCircle size={14} stroke={1.8} aria-hidden="true" />
      <span>{finding.text}</span>
    </Text>
  ));
}
