/** The company's settings. */
export function SettingsPage() {
  return null;
}
