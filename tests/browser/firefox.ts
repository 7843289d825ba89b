/** How Firefox is started: as Debian ships it, which brings no microphone of files and asks nobody here. */

/** Empty where it is not installed. */
export const firefoxPath = process.env.FIREFOX_PATH ?? '';

export const firefoxPrefs = {
  // Nobody is asked; a picture and a tone without devices.
  'media.navigator.permission.disabled': true,
  'media.navigator.streams.fake': true,
  // A name as a company's network gives it.
  'network.dns.localDomains': 'saring.lan',
};
