/** What the applicant is told of a decision beside the status: a reason of a rejection, and words. */
import { Select, Stack, Text } from '@mantine/core';
import { isKeyOf, toldReasonKeys, toldReasons } from '@saring/contract/domain';
import { TextArea } from '#kit/text-area.tsx';
import { t } from '#messages/applications-profile.ts';
import { said } from '#messages/contract.ts';
import type { Telling } from './rules.ts';
import type { ApplicantDetail } from './types.ts';

interface FieldsProps {
  telling: Telling;
  onTelling: (telling: Telling) => void;
}

export function TellingFields({ telling, onTelling }: FieldsProps) {
  return (
    <Stack gap="xs">
      <Select
        label={t('tellReason')}
        description={t('tellReasonWhat')}
        placeholder={t('tellNoReason')}
        clearable
        data={toldReasonKeys.map((value) => ({ value, label: said(toldReasons[value]) }))}
        value={telling.toldReason}
        onChange={(key) => onTelling({ ...telling, toldReason: key && isKeyOf(toldReasons, key) ? key : null })}
      />
      <TextArea
        label={t('tellWords')}
        description={t('tellWordsWhat')}
        minRows={1}
        maxRows={8}
        maxLength={1000}
        value={telling.toldWords}
        onChange={(event) => onTelling({ ...telling, toldWords: event.currentTarget.value })}
      />
    </Stack>
  );
}

interface ToldProps {
  application: Pick<ApplicantDetail, 'publishedAt' | 'toldReason' | 'toldWords'>;
}

/** What they were told, or will be. */
export function ToldWords({ application: { publishedAt, toldReason, toldWords } }: ToldProps) {
  const texts = [toldReason && said(toldReasons[toldReason]), toldWords && t('quoted', { words: toldWords })];
  const text = texts.filter(Boolean).join(' ');
  return text ? <Text size="sm">{t(publishedAt ? 'willBeTold' : 'isTold', { text })}</Text> : null;
}
