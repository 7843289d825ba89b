/** Binds what is decided of an application, and when its applicant hears of it. */
import { api } from '@saring/contract';
import { saidIn } from '@saring/contract/words';
import { companyApplication } from '#features/applications/core/index.ts';
import { type Binding, bind } from '#platform/http/bind.ts';
import type { World } from '#world';
import { mailsOf, saveMail, testMail } from './company-mails.ts';
import { setFeedback, setInterviewStatus, setStatus } from './decisions.ts';
import { setTerms, termsOf } from './publishing.ts';
import { detailView } from './views.ts';
import { words } from './words.ts';

const { applications } = api;

export function decisionBindings(world: World): Binding[] {
  return [...byPeople(world), ...published(world)];
}

/** One application, and what is decided of it. */
function byPeople(world: World): Binding[] {
  return [
    bind(applications.byId, async ({ params, query }, { actor }) => {
      const application = await companyApplication(world, actor, params.id);
      return { success: true as const, application: await detailView(world, application, query.group === 'interview') };
    }),
    bind(applications.setStatus, async ({ params, body }, { actor, language }) => {
      const { status } = body;
      const at = await setStatus(world, actor, params.id, body);
      return {
        success: true as const,
        message: words(language)('statusSet', { status: saidIn(language, status) }),
        status,
        ...(at ? { publishedAt: at.toISOString() } : {}),
      };
    }),
    bind(applications.setFeedback, async ({ params, body }, { actor, language }) => {
      await setFeedback(world, actor, params.id, body.adminFeedback);
      return { success: true as const, message: words(language)('feedbackSaved') };
    }),
    bind(applications.setInterviewStatus, async ({ params, body }, { actor, language }) => {
      const interviewStatus = await setInterviewStatus(world, actor, params.id, body.interviewStatus);
      return { success: true as const, message: words(language)('interviewContinues'), interviewStatus };
    }),
  ];
}

/** What candidates are told by themselves. */
function published(world: World): Binding[] {
  return [
    bind(api.decisions.read, ({ params }, { actor }) => termsOf(world, actor, params.username)),
    bind(api.decisions.save, async ({ params, body }, { actor, language }) => ({
      ...(await setTerms(world, actor, params.username, body)),
      message: words(language)('decisionsSaved'),
    })),
    bind(api.decisions.mails, ({ params }, { actor, language }) => mailsOf(world, actor, params.username, language)),
    bind(api.decisions.saveMail, async ({ params, body }, { actor, language }) => {
      await saveMail(world, actor, params.username, { name: params.mail, words: body.words || null });
      return { message: words(language)('mailSaved') };
    }),
    bind(api.decisions.testMail, async ({ params, body }, { actor, signal, language }) => {
      const asked = { name: params.mail, words: body.words ?? '', signal };
      const { state, error } = await testMail(world, actor, params.username, asked);
      const told = state === 'sent' ? 'testSent' : state === 'kept' ? 'testKept' : 'testNotSent';
      return { message: words(language)(told), state, error };
    }),
  ];
}
