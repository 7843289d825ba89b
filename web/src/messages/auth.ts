/** What the log-in page says, and what stands around it. */
import { sentences } from './sentences.ts';

export const t = sentences('auth', {
  terms: 'Terms and Conditions',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  logIn: 'Log in',
  logInToApply: 'Log in to apply',
  forWhom: 'For candidates, companies and operators.',
  opensAfter: 'Your application opens right after you log in.',
  thisPosition: 'this position',
  applyingFor: 'You are applying for <b>{jobTitle}</b>',
  signUp: "Don't have an account? <link>Sign up</link>",
  signUpHere: 'New here? <link>Sign up</link>',
  required: 'Username and password are required',
  failed: 'Authentication failed!',
  later: 'An error occurred. Please try again later.',
  username: 'Username',
  usernameOrEmail: 'Username or email',
  password: 'Password',
  forgot: 'Forgot password?',
  submit: 'Log In',
  submitting: 'Logging in...',
  tryingAgain: 'No answer yet. Trying again ({attempt} of 3)…',
  noToken: 'No authentication token found. Please log in.',
  refused: 'Authentication error: Please log in again.',
  logOutFailed: 'Could not log out. Please close the browser and try again.',
});
