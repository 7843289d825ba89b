/** What the two pages of registration say. */
import { sentences } from './sentences.ts';

export const t = sentences('auth-register', {
  title: 'Create an account',
  forWhom: 'For candidates. Companies register with the link that the operator sends them.',
  done: 'Registration successful! Redirecting to login.',
  doneApplying: 'Registration successful! Your application comes next.',
  accepted:
    'By registering you accept the <terms>Terms and Conditions</terms> and have read how <privacy>your data is used</privacy>.',
  logIn: 'Already have an account? <link>Log in</link>',
  failed: 'Registration failed. Please try again.',
  error: 'Error: {message}',
  emailInvalid: 'A valid email address is required',
  passwordsDiffer: 'Passwords do not match',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  register: 'Register',
  registering: 'Registering...',
  company: 'Company registration',
  checkingLink: 'Checking the link…',
  linkInvalid: 'The link is invalid. Please contact the support team.',
  linkTitle: 'Invalid or Expired Link',
  linkExpired: 'This registration link is invalid or has expired. Please contact support.',
  toLogin: 'Go to the login page',
  ok: 'OK',
  welcome: 'Welcome, {company}!',
  forCompany: 'Create the administrator account of your company.',
  companyDone: 'Company registered successfully! Redirecting to login.',
  agree: 'I agree to the <terms>Terms and Conditions</terms>',
  pleaseAgree: 'Please agree to the Terms and Conditions',
});
