/** The application form: what it is about, the consent, the files and the details, and the sending. */
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Problem } from '#client/messages.ts';
import { confirm, tell } from '#kit/dialogs.ts';
import { UploadLine } from '#kit/file-field.tsx';
import { FormNotice, focusFirstError, showProblems, useDraft } from '#kit/form.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { fileUploads } from './file-uploads.ts';
import { JobPanel, NoticePanel } from './job-panels.tsx';
import { type ChosenFiles, type FileName, forgetFiles, keepFile, keptFiles } from './kept-files.ts';
import {
  applicationsPerJob,
  attemptKey,
  bodyOf,
  emptyForm,
  type FormValues,
  isClosed,
  type LinkJob,
  preselected,
  stillPossible,
  usesText,
} from './rules.ts';
import { Sent } from './sent.tsx';
import { type Attempt, type FileProblems, useApply } from './use-apply.ts';

const limitNote =
  'Please note: You can apply for this job a maximum of 3 times. If you exceed this limit, all your applications for this position will be withdrawn.';

interface Props {
  username: string;
  jobs: readonly LinkJob[];
  profileResume: string | null;
}

export function ApplicationForm({ username, jobs, profileResume }: Props) {
  const [files, setFiles] = useState<ChosenFiles>({ resume: null, certification: null });
  const [fileErrors, setFileErrors] = useState<FileProblems>({});
  // By job, not by link: whoever comes back with a fresh link finds what they typed behind one that has expired.
  const formKey = `apply:${username}:${preselected(jobs)?.id}`;
  const form = useForm<FormValues>({
    initialValues: emptyForm(jobs, profileResume !== null),
    validate: {
      consentAt: (agreed) => (agreed ? null : 'Please agree before you apply.'),
      position1: (id) => (id ? null : 'Please choose the position that you apply for.'),
      expectedSalary: (text) => (text.trim() ? null : 'Please enter your expected salary.'),
    },
  });
  const draft = useDraft(form, formKey);
  const { state, submit, cancel } = useApply(username, () => {
    draft.clear();
    void forgetFiles(formKey);
  });
  const { getValues, setValues } = form;
  // Once, behind the draft: what was closed since is not brought back, and the files come after the words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes of the jobs must not undo what is chosen now
  useEffect(() => {
    if (draft.restored) setValues(stillPossible(getValues(), jobs, profileResume !== null));
    void keptFiles(formKey).then((kept) =>
      setFiles((now) => ({
        resume: now.resume ?? kept.resume,
        certification: now.certification ?? kept.certification,
      })),
    );
  }, []);
  const job = jobs.find((item) => item.id === form.values.position1) ?? preselected(jobs);
  const fromProfile = profileResume !== null && form.values.resumeChoice === 'profile';

  function choose(name: FileName, file: File | null) {
    setFiles((now) => ({ ...now, [name]: file }));
    setFileErrors((now) => ({ ...now, [name]: undefined }));
    void keepFile(formKey, name, file);
  }

  /** Null when the resume is there. */
  function missingResume(): string | null {
    const missing = !fromProfile && !files.resume ? 'Please upload your resume.' : null;
    if (missing) setFileErrors((now) => ({ ...now, resume: missing }));
    return missing;
  }

  async function send(values: FormValues) {
    if (missingResume() || !job) return;
    setFileErrors({});
    const attempt: Attempt = {
      input: {
        params: { id: username },
        body: bodyOf({ ...values, resumeChoice: fromProfile ? 'profile' : 'file' }, jobs, job, username),
        files: {
          resume: fromProfile ? undefined : (files.resume ?? undefined),
          certification: files.certification ?? undefined,
        },
      },
      key: attemptKey(job),
    };
    const outcome = await submit(attempt);
    if (outcome.kind === 'three_applications') await withdraw(attempt);
    if (outcome.kind === 'refused') show(outcome);
  }

  async function withdraw(attempt: Attempt) {
    const sure = await confirm({
      title: 'Withdraw all your applications?',
      text: `You have already applied for this job ${applicationsPerJob} times. If you apply again, all your applications for this position will be withdrawn, and you cannot apply for it again.`,
      confirm: 'Withdraw all',
      cancel: 'Keep my applications',
      danger: true,
    });
    if (!sure) return;
    const body = { ...attempt.input.body, acknowledgeWithdrawal: true };
    const outcome = await submit({ input: { ...attempt.input, body }, key: `${attempt.key}:withdraw` });
    if (outcome.kind === 'refused') show(outcome);
  }

  function show({ problems, files: failed }: { problems: Problem[]; files: FileProblems }) {
    const resume = problems.find((problem) => problem.field === 'resume');
    setFileErrors(resume ? { ...failed, resume: resume.text } : failed);
    const rest = showProblems(
      form,
      problems.filter((problem) => problem !== resume),
    );
    if (rest) void tell({ title: 'Please check your application', text: rest, tone: 'bad' });
  }

  if (state.phase === 'processing' || state.phase === 'done') return <Sent state={state} />;
  const sending = state.phase === 'sending';
  const used = job?.applicationsUsed ?? 0;
  const retry = () => form.onSubmit(send)();
  const going = { ...files, resume: fromProfile ? null : files.resume };
  const uploads = fileUploads(state, going, fileErrors, { cancel, retry });
  const anotherTry = state.phase === 'form' && state.again && Object.keys(uploads).length === 0;
  return (
    <form
      noValidate
      aria-label="Job Application Submission"
      onSubmit={form.onSubmit(
        (values) => void send(values),
        (errors) => {
          missingResume();
          focusFirstError(form)(errors);
        },
      )}
    >
      <Stack gap="md">
        <Alert color="petrol" icon={<IconInfoCircle size={18} />}>
          {limitNote}
        </Alert>
        {draft.restored && <FormNotice tone="info" text="What you typed before is back. It is not sent yet." />}
        {job && <JobPanel job={job} />}
        {job && isClosed(job) && <FormNotice tone="info" text="This job is closed. Please choose another position." />}
        <NoticePanel form={form} job={job} />
        <DocumentsPanel
          form={form}
          profileResume={profileResume}
          files={files}
          onChange={choose}
          errors={fileErrors}
          uploads={uploads}
        />
        <DetailsPanel form={form} jobs={jobs} />
        <FormNotice text={state.phase === 'form' ? state.notice : null} />
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {usesText(used)}
          </Text>
          <Button type="submit" size="md" loading={sending}>
            Apply
          </Button>
        </Group>
        {/* Where a file was lost, its area offers it. */}
        {anotherTry && <UploadLine label="your application" upload={{ state: { phase: 'failed' }, cancel, retry }} />}
        {/* Below the button: above it, the second half of a double click would hit Cancel. */}
        {sending && (
          <UploadLine
            label="your application"
            upload={{ state: { phase: 'sending', progress: state.progress }, cancel, retry }}
          />
        )}
      </Stack>
    </form>
  );
}
