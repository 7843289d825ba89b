/** Binds the calls of a job seeker's own profile. */
import { api } from '@saring/contract';
import { type EmailRow, pageOfMailsTo } from '#features/emails/index.ts';
import { type Binding, bind } from '#platform/http/bind.ts';
import { fail } from '#platform/http/fail.ts';
import { pageAnswer, pageOf } from '#platform/http/paging.ts';
import { phoneDigits, phoneText } from '#platform/phone.ts';
import type { World } from '#world';
import { deleteAccount, mustBeSelf, ownFiles, replaceFile, saveProfile } from './actions.ts';
import { offerOf, suggestionsFor } from './resume.ts';
import { type ApplicantRow, applicantByUser, upsertApplicant } from './store.ts';
import { words } from './words.ts';

async function profileOf(world: World, username: string, row: ApplicantRow) {
  return {
    username,
    fullName: row.fullName,
    phone: phoneDigits(row.phone),
    phoneText: phoneText(row.phone),
    address: row.address,
    contactEmail: row.contactEmail,
    age: row.age ?? 0,
    gender: row.gender,
    dob: row.birthDate ?? '',
    description: row.description,
    ...(await ownFiles(world, row)),
  };
}

export function applicantsBindings(world: World): Binding[] {
  const { applicants } = api;
  return [
    bind(applicants.profile, async ({ params }, { actor }) => {
      mustBeSelf(actor, params.username);
      const row = await applicantByUser(world.db, actor.userId);
      if (!row?.savedAt) throw fail('profile_missing');
      return profileOf(world, actor.username, row);
    }),
    bind(applicants.saveProfile, async ({ params, body }, { actor }) => {
      mustBeSelf(actor, params.username);
      return profileOf(world, actor.username, await saveProfile(world, actor, body));
    }),
    bind(applicants.picture, async ({ params }, { actor }) => {
      mustBeSelf(actor, params.username);
      return ownFiles(world, await applicantByUser(world.db, actor.userId));
    }),
    bind(applicants.savePicture, async ({ params, files }, { actor, language }) => {
      mustBeSelf(actor, params.username);
      const row = await replaceFile(world, actor, 'picture', files.profilePicture);
      return { message: words(language)('pictureSaved'), ...(await ownFiles(world, row)) };
    }),
    bind(applicants.resume, async ({ params }, { actor }) => {
      mustBeSelf(actor, params.username);
      return ownFiles(world, await applicantByUser(world.db, actor.userId));
    }),
    bind(applicants.saveResume, async ({ params, files }, { actor, language }) => {
      mustBeSelf(actor, params.username);
      const row = await replaceFile(world, actor, 'resume', files.resume);
      return {
        message: words(language)('resumeSaved'),
        ...(await ownFiles(world, row)),
      };
    }),
    bind(applicants.deleteAccount, async ({ params, body }, { actor, language }) => {
      mustBeSelf(actor, params.username);
      await deleteAccount(world, actor, body.password);
      return { message: words(language)('deleted') };
    }),
    bind(applicants.readResume, async ({ params, files }, { actor }) => {
      mustBeSelf(actor, params.username);
      return offerOf(world, actor, files.resume);
    }),
    bind(applicants.mails, async ({ params, query }, { actor }) => {
      mustBeSelf(actor, params.username);
      const { rows, total } = await pageOfMailsTo(world.db, actor.userId, pageOf(query));
      const interviewReminders = (await applicantByUser(world.db, actor.userId))?.interviewReminders ?? true;
      return { mails: rows.map(mailOf), interviewReminders, ...pageAnswer(query, total) };
    }),
    bind(applicants.saveReminders, async ({ params, body: { interviewReminders } }, { actor }) => {
      mustBeSelf(actor, params.username);
      const saved = await upsertApplicant(world.db, actor.userId, { interviewReminders });
      return { interviewReminders: saved.interviewReminders };
    }),
    bind(applicants.resumeSuggestions, async ({ params }, { actor }) => {
      mustBeSelf(actor, params.username);
      return suggestionsFor(world, actor);
    }),
  ];
}

/** As its reader may see it: whoever looks over a shoulder must not read a code that is still good. */
function mailOf({ id, subject, text, secret, state, applicationId, createdAt, sentAt }: EmailRow) {
  return {
    id,
    subject,
    text: secret ? null : text,
    state,
    applicationId,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
