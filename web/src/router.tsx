/** Every address and the page behind it; each page is one lazy import. */
import type { ComponentType } from 'react';
import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router';
import { Guard, LoginPage } from '#features/auth/index.ts';
import { Root } from '#kit/root.tsx';
import { BrokenPage } from './broken-page.tsx';

type Load = () => Promise<ComponentType>;

/** A page at an address below its parent's; without a path it frames its children. */
const page = (path: string | undefined, load: Load, children?: RouteObject[]): RouteObject => ({
  path,
  children,
  lazy: async () => ({ Component: await load() }),
});
/** The page at the parent's own address. */
const first = (load: Load): RouteObject => ({ index: true, lazy: async () => ({ Component: await load() }) });

// The first page of everybody: on a slow network a file of its own would be one more way there and back.
const login: Load = async () => LoginPage;
const operatorHome: Load = () => import('#features/superuser/dashboard-page.tsx').then((m) => m.DashboardPage);

const candidateHome: Load = () => import('#features/applicants/dashboard-page.tsx').then((m) => m.DashboardPage);
const candidateSettings: Load = () => import('#features/applicants/settings-page.tsx').then((m) => m.SettingsPage);
const candidateFrame: Load = () => import('#features/applicants/frame.tsx').then((m) => m.ApplicantFrame);
const interviewIntro: Load = () => import('#features/interviews/intro-page.tsx').then((m) => m.IntroPage);

const companyHome: Load = () => import('#features/companies/dashboard-page.tsx').then((m) => m.DashboardPage);

const routes: RouteObject[] = [
  first(login),
  page('login', login),
  page('register', () => import('#features/auth/register-page.tsx').then((m) => m.RegisterPage)),
  page('join/:token', () => import('#features/auth/join-page.tsx').then((m) => m.JoinPage)),
  page('register-company/:token', () =>
    import('#features/auth/register-company-page.tsx').then((m) => m.RegisterCompanyPage),
  ),
  page('first-run', () => import('#features/superuser/first-run-page.tsx').then((m) => m.FirstRunPage)),
  page('terms', () => import('#features/auth/terms-page.tsx').then((m) => m.TermsPage)),
  page('privacy', () => import('#features/auth/privacy-page.tsx').then((m) => m.PrivacyPage)),
  page('accessibility', () =>
    import('#features/accessibility/accessibility-page.tsx').then((m) => m.AccessibilityPage),
  ),
  page('companies/:companyId/notice', () => import('#features/notices/notice-page.tsx').then((m) => m.NoticePage)),
  page('companies/:companyId/jobs', () => import('#features/careers/careers-page.tsx').then((m) => m.CareersPage)),
  page('companies/:companyId/jobs/:jobId', () => import('#features/applying/posting-page.tsx').then((m) => m.JobPage)),
  {
    path: 'superuser',
    element: <Guard need="superuser" />,
    children: [
      page(undefined, () => import('#features/superuser/frame.tsx').then((m) => m.SuperuserFrame), [
        first(operatorHome),
        page('dashboard', operatorHome),
        page('company-management', () => import('#features/superuser/companies-page.tsx').then((m) => m.CompaniesPage)),
        page('user-generation', () => import('#features/superuser/link-page.tsx').then((m) => m.LinkPage)),
        page('mails', () => import('#features/superuser/mails-page.tsx').then((m) => m.MailsPage)),
        page('audit-trail', () => import('#features/audit/trail-page.tsx').then((m) => m.OperatorTrailPage)),
        page('settings', () => import('#features/superuser/settings-page.tsx').then((m) => m.SettingsPage)),
      ]),
    ],
  },
  page('user/cvupload/:token?', () => import('#features/applying/gate.tsx').then((m) => m.ApplyingGate), [
    page(undefined, candidateFrame, [
      first(() => import('#features/applying/apply-page.tsx').then((m) => m.ApplyPage)),
    ]),
  ]),
  {
    path: 'user',
    element: <Guard need="token" />,
    children: [
      page(undefined, candidateFrame, [
        first(candidateHome),
        page('cdashboard', candidateHome),
        page('user-setting', candidateSettings),
        page('user-profile-setting', candidateSettings),
        page('user-account-setting', candidateSettings),
        page('mails', () => import('#features/applicants/mails-page.tsx').then((m) => m.MailsPage)),
        page('application/:id', () =>
          import('#features/applicants/application-page.tsx').then((m) => m.ApplicationPage),
        ),
        page('application/:id/result', () =>
          import('#features/applications/result-page.tsx').then((m) => m.ResultPage),
        ),
        page('application/:id/notice', () => import('#features/notices/given-page.tsx').then((m) => m.OwnGivenPage)),
        page('start-interview', interviewIntro),
      ]),
    ],
  },
  {
    path: 'interview',
    element: <Guard need="token" />,
    children: [first(() => import('#features/interviews/interview-page.tsx').then((m) => m.InterviewPage))],
  },
  {
    path: 'admin',
    element: <Guard need="admin" />,
    children: [
      page(undefined, () => import('#features/companies/frame.tsx').then((m) => m.AdminFrame), [
        first(companyHome),
        page('dashboard', companyHome),
        page('main-job-listing', () => import('#features/jobs/listing-page.tsx').then((m) => m.ListingPage)),
        page('job-posting', () => import('#features/jobs/posting-page.tsx').then((m) => m.PostingPage)),
        page('job-editing/:jobId', () => import('#features/jobs/editing-page.tsx').then((m) => m.EditingPage)),
        page('main_user_data/:jobId', () => import('#features/jobs/detail-page.tsx').then((m) => m.DetailPage)),
        page('user-data', () => import('#features/applications/applicants-page.tsx').then((m) => m.ApplicantsPage)),
        page('compare/:jobId', () => import('#features/applications/compare-page.tsx').then((m) => m.ComparePage)),
        page('audit-trail', () => import('#features/audit/trail-page.tsx').then((m) => m.CompanyTrailPage)),
        page('mails', () => import('#features/emails/candidate-mails-page.tsx').then((m) => m.CandidateMailsPage)),
        page('admin_settings', () => import('#features/companies/settings-page.tsx').then((m) => m.SettingsPage)),
      ]),
    ],
  },
  {
    path: 'profile/:id',
    element: <Guard need="admin" />,
    children: [
      page(undefined, () => import('#features/companies/frame.tsx').then((m) => m.AdminFrame), [
        first(() => import('#features/applications/profile-page.tsx').then((m) => m.ProfilePage)),
        page('notice', () => import('#features/notices/given-page.tsx').then((m) => m.CompanyGivenPage)),
      ]),
    ],
  },
  page('*', () => import('#features/auth/not-found-page.tsx').then((m) => m.NotFoundPage)),
];

/** Begins to load what the page's address needs, and answers once that is there or has failed. */
export async function openRouter(): Promise<DataRouter> {
  const router = createBrowserRouter([{ element: <Root />, errorElement: <BrokenPage />, children: routes }]);
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  return router;
}
