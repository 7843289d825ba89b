/** Small signs: a status in words, a score as a bar with its scale, a figure on a card. */
import { Badge, Group, Paper, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { number, score } from '#messages/formats.ts';
import { t as kit } from '#messages/kit.ts';
import { t } from '#messages/kit-frame.ts';
import classes from './badges.module.css';

export type StatusTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

export const statusColours = { neutral: 'gray', accent: 'petrol', good: 'teal', warn: 'yellow', bad: 'red' } as const;

/** A status: always words, the colour only helps. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: StatusTone; children: ReactNode }) {
  return (
    <Badge
      color={statusColours[tone]}
      tt="none"
      fw={600}
      fz={12}
      classNames={{ root: classes.status, label: classes.statusText }}
    >
      {children}
    </Badge>
  );
}

export interface ScoreBarProps {
  /** What is scored, for those who do not see the bar. */
  label: string;
  value: number;
  max: number;
  tone?: StatusTone;
  /** Shown behind the figure, for example the band or "provisional". */
  note?: ReactNode;
  /** Shows the scale, "82.4 / 100". */
  scale?: boolean;
  /** Without decimals: 79.99 is not yet 80. */
  whole?: boolean;
}

/** A score as a bar with its figure. */
export function ScoreBar({ label, value, max, tone = 'accent', note, scale, whole }: ScoreBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Group gap="xs" wrap="nowrap" className={classes.score}>
      <div className={classes.track} aria-hidden="true">
        <div className={classes.fill} data-tone={tone} style={{ width: `${share * 100}%` }} />
      </div>
      <Text component="span" size="sm" className={classes.figure}>
        <VisuallyHidden>{t('scoreOf', { label })}</VisuallyHidden>
        {whole ? Math.floor(value) : score(value)}
        {scale ? (
          <Text span c="dimmed" inherit>{` / ${max}`}</Text>
        ) : (
          <VisuallyHidden>{t('outOf', { max })}</VisuallyHidden>
        )}
        {note && <> · {note}</>}
      </Text>
    </Group>
  );
}

export interface StatCardProps {
  label: string;
  /** Undefined while it is loading. */
  value: string | number | undefined;
  /** One quiet line below the figure. */
  hint?: ReactNode;
  icon?: ReactNode;
}

/** One figure with its name. */
export function StatCard({ label, value, hint, icon }: StatCardProps) {
  return (
    <Paper withBorder radius="lg" p="md">
      {/* Where one name of a row takes two lines, the figures still stand side by side. */}
      <Group justify="space-between" wrap="nowrap" align="stretch" h="100%">
        <Stack gap={4} component="dl" m={0} justify="space-between">
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} fz={28} fw={650} lh={1.15} className={classes.figure}>
            {value === undefined ? (
              <Skeleton h={32} w={72}>
                <VisuallyHidden>{kit('loading')}</VisuallyHidden>
              </Skeleton>
            ) : (
              format(value)
            )}
          </Text>
          {hint && (
            <Text component="dd" m={0} size="xs" c="dimmed">
              {hint}
            </Text>
          )}
        </Stack>
        {icon && (
          <span className={classes.icon} aria-hidden="true">
            {icon}
          </span>
        )}
      </Group>
    </Paper>
  );
}

function format(value: string | number): string {
  return typeof value === 'number' ? number(value) : value;
}
