/** What the calls around accounts answer. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-accounts', {
  codeSent: 'If the account exists, a verification code has been sent to its email address.',
  codeCorrect: 'The verification code is correct.',
  loggedOut: 'Logged out.',
  placeLoggedOut: 'That place was logged out.',
  registered: 'Registration successful! Redirecting to login.',
  companyRegistered: 'Company registered successfully! Redirecting to login.',
  passwordReset: 'Password reset successful!',
  passwordChanged: 'Password changed successfully',
  addressConfirmed: 'Your email address is confirmed.',
  confirmationSent: 'A verification code has been sent to {email}.',
  addressChanged: 'Your email address was changed. A verification code has been sent to it.',
  enterPassword: 'Please enter your password',
  easyPassword: 'This password is easy to guess. Please choose another one.',
  printedPassword: 'Please choose another password than the one that was made up.',
  triesLeft: 'The verification code is incorrect. {left, plural, one {# try} other {# tries}} left.',
  passwordsElsewhere:
    'Too many wrong passwords from elsewhere today. Please log in from a browser in which you logged in before, choose a new password with "Forgot password?", or try again {when}.',
  codesElsewhere:
    'Too many codes were asked for from elsewhere today. Please use a browser in which you logged in before, or try again {when}.',
});
