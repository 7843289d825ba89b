/** Where a sign-in leads. */
import { describe, expect, it } from 'vitest';
import { companyTokenOf, destinationOf, jobRedirect, withRedirect } from './destination.ts';

describe('a redirect', () => {
  it.each(['/user/cvupload/abc', '/cvupload/abc?x=1', '/apply/abc', '/jobs/1#top', '/job/1'])(
    'to a job is followed: %s',
    (path) => {
      expect(jobRedirect(path)).toBe(path);
    },
  );
  it.each([
    null,
    '',
    '/admin/dashboard',
    '/jobsearch',
    'user/cvupload/abc',
    'https://evil.example/cvupload/abc',
    '//evil.example/cvupload/abc',
    '/\\evil.example/cvupload/abc',
    '/\t/evil.example/cvupload/a',
    'javascript:alert(1)//cvupload/',
    '/cvupload/../admin',
  ])('anywhere else is not: %j', (path) => {
    expect(jobRedirect(path)).toBeNull();
  });
});

const as = (role: string) => ({ role, person: 'me' });

describe('after a sign-in', () => {
  it.each([
    ['admin', '/admin/dashboard'],
    ['superuser', '/superuser/dashboard'],
    ['user', '/user/cdashboard'],
    ['', '/user/cdashboard'],
  ])('the role %j goes to %s', (role, path) => {
    expect(destinationOf(as(role), null)).toBe(path);
    expect(destinationOf(as(role), 'https://evil.example/apply')).toBe(path);
  });
  it('a job seeker goes to the link that was opened before, others do not', () => {
    expect(destinationOf(as('user'), null, { pending: 'abc-1' })).toBe('/user/cvupload/abc-1');
    expect(destinationOf(as('user'), '/jobs/1', { pending: 'abc-1' })).toBe('/jobs/1');
    expect(destinationOf(as('admin'), null, { pending: 'abc-1' })).toBe('/admin/dashboard');
    expect(destinationOf(as('user'), null, { pending: '../x' })).toBe('/user/cdashboard');
  });
  it.each([
    ['user', '/user/application/1?x=1#y', true],
    ['admin', '/profile/1', true],
    ['admin', '/admin/main-job-listing', true],
    ['superuser', '/superuser/settings', true],
    ['user', '/admin/dashboard', false],
    ['admin', '/user/application/1', false],
    ['user', '//evil.example/user/', false],
    ['user', '/user/cdashboard', false],
  ])('the role %j goes back to the page that led there: %s, %s', (role, from, back) => {
    expect(destinationOf(as(role), null, { pending: role === 'user' ? 'abc-1' : null, state: { from } })).toBe(
      back ? from : role === 'user' ? '/user/cvupload/abc-1' : '/admin/dashboard',
    );
  });
  it.each([
    ['me', '/user/application/1'],
    [null, '/user/application/1'],
    ['another', '/user/cdashboard'],
  ])("the page that led there is gone back to where it was nobody else's: %j", (of, path) => {
    expect(destinationOf(as('user'), null, { state: { from: '/user/application/1', of } })).toBe(path);
  });
  it('a redirect to a job goes first', () => {
    expect(destinationOf(as('user'), '/user/cvupload/abc')).toBe('/user/cvupload/abc');
  });
});

describe('the way to register', () => {
  it('carries redirect and job title along, and nothing else', () => {
    const address = new URLSearchParams({ redirect: '/user/cvupload/a b', jobTitle: 'R&D', token: 'secret' });
    expect(withRedirect('/register', address)).toBe('/register?redirect=%2Fuser%2Fcvupload%2Fa+b&jobTitle=R%26D');
    expect(withRedirect('/register', new URLSearchParams())).toBe('/register');
  });
  it("knows the company's token of an upload path", () => {
    expect(companyTokenOf('/user/cvupload/ab-c_1?x=1')).toBe('ab-c_1');
    expect(companyTokenOf('/user/cvupload/%zz')).toBeNull();
    expect(companyTokenOf('/apply/abc')).toBeNull();
  });
});
