/** A key that no other attempt has. */
export function randomKey(): string {
  // Not randomUUID: that is missing where the page is served over plain HTTP in a local network.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
