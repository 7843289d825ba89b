/** The application form: what it is about, how it is read, the files and the details, and the sending. */
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { api } from '@saring/contract';
import { Suspense, useEffect, useState } from 'react';
import { useApi } from '#client/hooks.ts';
import type { Problem } from '#client/messages.ts';
import { applicationFor, keptSent } from '#client/storage.ts';
import { askForConfirmation } from '#features/auth/index.ts';
import { OutsideChoice } from '#features/recipients/index.ts';
import { confirm, tell } from '#kit/dialogs.ts';
import { UploadLine } from '#kit/file-field.tsx';
import { FormNotice, focusFirstError, showProblems, useDraft } from '#kit/form.tsx';
import { lazyPart } from '#kit/later.ts';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applying-form.ts';
import classes from './applying.module.css';
import { DetailsPanel, PersonPanel } from './details-panel.tsx';
import { DocumentsPanel, resumeButton } from './documents-panel.tsx';
import { fileUploads } from './file-uploads.ts';
import { JobPanel, NoticeLink, NoticePanel } from './job-panels.tsx';
import { type ChosenFiles, type FileName, forgetFiles, keepFile, keptFiles } from './kept-files.ts';
import {
  applicationsPerJob,
  attemptKey,
  bodyOf,
  emptyForm,
  type FormValues,
  isClosed,
  isShut,
  type LinkJob,
  preselected,
  rulesFor,
  stillPossible,
  usesText,
} from './rules.ts';
import { Sent } from './sent.tsx';
import { type ApplyState, type Attempt, type FileProblems, type Outcome, useApply } from './use-apply.ts';
import { useNotice } from './use-notice.ts';
import { useResumeFacts } from './use-resume-facts.ts';

// Its cleaning comes when it is first shown.
const CleanHtml = lazyPart(
  () => import('#kit/clean-html.tsx'),
  (m) => m.CleanHtml,
);

/** What the work is, which the page before told: folded, so that the form does not move when it comes. */
function About(params: { companyId: string; jobId: string }) {
  const { data } = useApi(api.jobs.description, { params });
  return (
    <details>
      <summary className={classes.summary}>{t('readAbout')}</summary>
      <Suspense>
        <CleanHtml
          html={data?.jobDescFullText ?? ''}
          empty={<Text c="dimmed">{data ? t('noDescription') : ''}</Text>}
        />
      </Suspense>
    </details>
  );
}

interface Props {
  username: string;
  jobs: readonly LinkJob[];
  profileResume: string | null;
  /** Of the profile; null where it has none. */
  picture: string | null;
  /** Who applies has no profile yet: the form asks for what it cannot do without. */
  newcomer: boolean;
}

export function ApplicationForm({ username, jobs, profileResume, picture, newcomer }: Props) {
  // By job, not by link: whoever comes back with a fresh link finds what they typed behind one that has expired.
  const formKey = `apply:${username}:${preselected(jobs)?.id}`;
  const form = useForm<FormValues>({
    initialValues: emptyForm(jobs, profileResume !== null),
    validate: rulesFor(newcomer),
  });
  const draft = useDraft(form, formKey);
  const { getValues, setValues } = form;
  // Once, behind the draft: what was closed since is not brought back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes of the jobs must not undo what is chosen now
  useEffect(() => {
    if (draft.restored) setValues(stillPossible(getValues(), jobs, profileResume !== null));
  }, []);
  // As it was when the page opened: an answer may have been lost with the page before.
  const [tried] = useState(() => jobs.some(({ id }) => keptSent(applicationFor(username, id)) !== null));
  const chosen = useChosenFiles(formKey);
  const facts = useResumeFacts(form, username, (resume) => chosen.setErrors((now) => ({ ...now, resume })));
  const fromProfile = profileResume !== null && form.values.resumeChoice === 'profile';
  const job = jobs.find((item) => item.id === form.values.position1) ?? preselected(jobs);
  const { state, submit, cancel } = useApply(username, () => {
    draft.clear();
    void forgetFiles(formKey);
  });
  const { send, onWrong } = useSend({ form, username, jobs, job, chosen, fromProfile, submit });

  if (state.phase === 'processing' || state.phase === 'done') return <Sent state={state} />;
  const { files, errors } = chosen;
  const retry = () => form.onSubmit(send)();
  const uploads = fileUploads(state, { ...files, resume: fromProfile ? null : files.resume }, errors, {
    cancel,
    retry,
  });
  const whole = Object.keys(uploads).length === 0;
  return (
    <form noValidate aria-label={t('title')} onSubmit={form.onSubmit((values) => void send(values), onWrong)}>
      <Stack gap="md">
        {draft.restored && <FormNotice tone="info" text={t(tried ? 'draftTried' : 'draftBack')} />}
        {job && <JobPanel job={job} about={<About companyId={job.companyId} jobId={job.id} />} />}
        {job && isShut(job) && <FormNotice tone="info" text={t(isClosed(job) ? 'closed' : 'barred')} />}
        <NoticePanel job={job} />
        <DocumentsPanel
          form={form}
          profileResume={profileResume}
          {...chosen}
          onChange={(name, file) => {
            chosen.choose(name, file);
            if (newcomer && name === 'resume') void facts.read(file);
          }}
          uploads={uploads}
        />
        {newcomer && <PersonPanel form={form} taken={facts.taken} />}
        <DetailsPanel form={form} jobs={jobs} picture={picture} />
        <ReadersChoice form={form} />
        <SendLine state={state} job={job} whole={whole} cancel={cancel} retry={retry} />
      </Stack>
    </form>
  );
}

/** Who reads: no software at all, or which software. */
function ReadersChoice({ form }: { form: UseFormReturnType<FormValues> }) {
  return (
    <>
      <Panel title={t('noSoftware')}>
        <Checkbox
          label={t('peopleOnly')}
          description={t('peopleOnlyWhat')}
          {...form.getInputProps('peopleOnly', { type: 'checkbox' })}
        />
      </Panel>
      {!form.values.peopleOnly && <OutsideChoice {...form.getInputProps('sendOutside', { type: 'checkbox' })} />}
    </>
  );
}

/** The files of the form, which a reload brings back behind the words. */
function useChosenFiles(formKey: string) {
  const [files, setFiles] = useState<ChosenFiles>({ resume: null, certification: null });
  const [errors, setErrors] = useState<FileProblems>({});
  useEffect(() => {
    void keptFiles(formKey).then((kept) =>
      setFiles((now) => ({
        resume: now.resume ?? kept.resume,
        certification: now.certification ?? kept.certification,
      })),
    );
  }, [formKey]);
  function choose(name: FileName, file: File | null) {
    setFiles((now) => ({ ...now, [name]: file }));
    setErrors((now) => ({ ...now, [name]: undefined }));
    void keepFile(formKey, name, file);
  }
  return { files, errors, setErrors, choose };
}

interface SendProps {
  form: UseFormReturnType<FormValues>;
  username: string;
  jobs: readonly LinkJob[];
  job: LinkJob | null;
  chosen: ReturnType<typeof useChosenFiles>;
  fromProfile: boolean;
  submit: (attempt: Attempt) => Promise<Outcome>;
}

function useSend({ form, username, jobs, job, chosen, fromProfile, submit }: SendProps) {
  const { files, setErrors } = chosen;
  const notice = useNotice(job);

  /** Whether the resume is not there; then its button, the first of the form, has the focus, with which the error is read. */
  function missingResume(): boolean {
    if (fromProfile || files.resume) return false;
    setErrors((now) => ({ ...now, resume: t('uploadResume') }));
    document.getElementById(resumeButton)?.focus();
    return true;
  }

  async function send(values: FormValues) {
    if (missingResume()) return;
    if (!job) return;
    const hash = await notice.hash();
    if (!hash) return void tell({ title: t('check'), text: t('noticeMissing'), tone: 'bad' });
    setErrors({});
    const attempt: Attempt = {
      input: {
        params: { id: username },
        body: bodyOf({ ...values, resumeChoice: fromProfile ? 'profile' : 'file' }, jobs, job, username, hash),
        files: {
          resume: fromProfile ? undefined : (files.resume ?? undefined),
          certification: files.certification ?? undefined,
        },
      },
      key: keptSent(applicationFor(username, job.id)) ?? attemptKey(job),
    };
    const outcome = await submit(attempt);
    if (outcome.kind === 'three_applications') await withdraw(attempt);
    if (outcome.kind === 'email_unconfirmed') await askForConfirmation();
    if (outcome.kind === 'notice_changed') notice.lookAgain();
    if (outcome.kind === 'refused') show(outcome);
  }

  async function withdraw(attempt: Attempt) {
    if (!(await confirmWithdrawal())) return;
    const body = { ...attempt.input.body, acknowledgeWithdrawal: true };
    const outcome = await submit({ input: { ...attempt.input, body }, key: `${attempt.key}:withdraw` });
    if (outcome.kind === 'refused') show(outcome);
  }

  function show({ problems, files: failed }: { problems: Problem[]; files: FileProblems }) {
    const resume = problems.find((problem) => problem.field === 'resume');
    setErrors(resume ? { ...failed, resume: resume.text } : failed);
    const rest = showProblems(
      form,
      problems.filter((problem) => problem !== resume),
    );
    if (rest) void tell({ title: t('check'), text: rest, tone: 'bad' });
  }

  function onWrong(wrong: FormErrors) {
    if (!missingResume()) focusFirstError(form)(wrong);
  }

  return { send, onWrong };
}

function confirmWithdrawal(): Promise<boolean> {
  return confirm({
    title: t('askWithdraw'),
    text: t('withdrawWhat', { times: applicationsPerJob }),
    confirm: t('withdrawAll'),
    cancel: t('keepApplications'),
    danger: true,
  });
}

interface SendLineProps {
  state: Extract<ApplyState, { phase: 'form' | 'sending' }>;
  job: LinkJob | null;
  /** No file has a line of its own, which would tell how far it is. */
  whole: boolean;
  cancel: () => void;
  retry: () => void;
}

function SendLine({ state, job, whole, cancel, retry }: SendLineProps) {
  const sending = state.phase === 'sending';
  const label = t('yourApplication');
  return (
    <>
      {job && (
        <Text size="sm">
          {t('asksFor', {
            company: job.companyName,
            link: (text) => <NoticeLink companyId={job.companyId}>{text}</NoticeLink>,
          })}
        </Text>
      )}
      <FormNotice text={sending ? null : state.notice} />
      <Group justify="space-between" align="flex-end">
        <Text size="sm" c="dimmed" flex="1 1 16rem">
          {t('limit')} {usesText(job?.applicationsUsed ?? 0)}
        </Text>
        <Button type="submit" size="md" loading={sending}>
          {t('apply')}
        </Button>
      </Group>
      {/* Where a file was lost, its area offers it. */}
      {!sending && state.again && whole && (
        <UploadLine label={label} upload={{ state: { phase: 'failed' }, cancel, retry }} />
      )}
      {/* Below the button: above it, the second half of a double click would hit Cancel. */}
      {sending && (
        <UploadLine label={label} upload={{ state: { phase: 'sending', progress: state.progress }, cancel, retry }} />
      )}
    </>
  );
}
