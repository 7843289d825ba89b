/** What the operator's settings say. */
import { sentences } from './sentences.ts';

export const t = sentences('superuser-settings', {
  settings: 'Settings',
  signedInAs: 'Signed in as {username}',
  profileFailed: 'Failed to fetch profile. Please try again later.',
  passwordShort: 'Password must be at least 8 characters',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  currentRequired: 'Current password is required to set a new password',
  passwordsDiffer: 'Passwords do not match',
  saved: 'Settings saved successfully!',
  failed: 'Failed to update profile. Please try again later.',
  profile: 'Profile Information',
  name: 'Name',
  email: 'Email',
  changePassword: 'Change Password',
  changePasswordWhat: 'Leave these empty to keep your password. A new one ends every other session.',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm New Password',
  save: 'Save Changes',
  saving: 'Saving...',
});
