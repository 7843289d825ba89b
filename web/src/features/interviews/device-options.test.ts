import { expect, test } from 'vitest';
import { deviceOptions } from './device-options.ts';

const microphone = (deviceId: string, label: string) => ({ kind: 'audioinput' as const, deviceId, label });
const numbered = (number: number) => `Device ${number}`;

test('two microphones under one id, as Firefox names equal ones, are one choice', () => {
  const found = [microphone('a', 'Headset'), microphone('a', 'Headset')];
  expect(deviceOptions(found, 'audioinput', numbered)).toEqual([{ value: 'a', label: 'Headset' }]);
});

test('two microphones of one name can be told apart', () => {
  const found = [microphone('a', 'Headset'), microphone('b', 'Headset'), microphone('c', '')];
  expect(deviceOptions(found, 'audioinput', numbered).map(({ label }) => label)).toEqual([
    'Headset',
    'Headset (2)',
    'Device 3',
  ]);
});

test('devices of another kind, and those that may not be named yet, are no choice', () => {
  expect(deviceOptions([microphone('', '')], 'audioinput', numbered)).toEqual([]);
  expect(deviceOptions([microphone('a', 'Headset')], 'videoinput', numbered)).toEqual([]);
});
