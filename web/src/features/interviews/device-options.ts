/** The devices of a kind as a list to choose from, pure. */

type Device = Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'label'>;

/** Each once: Firefox names two devices of one description by one id. Devices that share a name are numbered. */
export function deviceOptions(
  found: readonly Device[],
  kind: MediaDeviceKind,
  nameOf: (number: number) => string,
): { value: string; label: string }[] {
  const own = new Map(
    found.filter((device) => device.kind === kind && device.deviceId).map((one) => [one.deviceId, one]),
  );
  const names = new Map<string, number>();
  return [...own.values()].map(({ deviceId, label }, index) => {
    const name = label || nameOf(index + 1);
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    return { value: deviceId, label: count > 1 ? `${name} (${count})` : name };
  });
}
