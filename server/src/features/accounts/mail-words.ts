/** What is mailed to the owner of an account. */
import { catalogue } from '@saring/contract/words';

export const mailWords = catalogue('mails-accounts', {
  yourCode: 'Your verification code',
  codeAsked: 'Somebody, hopefully you, asked to reset the password of the account {username}.',
  codeIs: 'The code is {code}. It is valid for {minutes} minutes and can be used once.',
  codeRequest: 'It belongs to the request {request}, which the page names too; with any other it is wrong.',
  codeNotYou: 'If it was not you, nothing has to be done: without the code the password stays as it is.',
  codeFooter: 'This mail was sent by Saring because a verification code was asked for.',
  confirm: 'Confirm your email address',
  addressGiven: 'The account {username} was given this email address.',
  confirmCode:
    'The code is {code}. Enter it where you are signed in; it is valid for {hours} hours and can be used once.',
  confirmNotYou: 'If it was not you, nothing has to be done: without the code the address is not confirmed.',
  addressFooter: 'This mail was sent by Saring because an account has this address.',
  released: 'Your email address belongs to your company account now',
  releasedWhat:
    'The account {username} was registered with an invitation to this address. The job seeker account {former} had it before and never confirmed it, so it has no address any more.',
  releasedYours: 'If {former} is yours: it goes on. Sign in with its username and give it another address.',
  releasedNotYours: 'If it is not, nothing has to be done: whoever made it no longer uses your address.',
  safetyFooter: 'This mail was sent by Saring because it concerns the safety of an account with this address.',
  newPassword: 'Your password was changed',
  newPasswordWhat: 'The password of the account {username} was changed, and every sign-in with the old one has ended.',
  newPasswordNotYou: 'If it was not you, choose a new one at once with "Forgot password?" at {address}.',
  newAddress: 'The email address of your account was changed',
  newAddressWhat: 'Mail about the account {username} goes to another address from now on, verification codes included.',
  newAddressNotYou:
    'If it was not you, somebody else is signed in with your account: change its password and the address at once.',
});
