/** A sound card that nobody hears: without one Firefox lets no sound through, not even that of a microphone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Starts PulseAudio, which must be installed; answers the variables of a process that is to hear it, and what ends it. */
export async function startSoundCard() {
  const folder = mkdtempSync(join(tmpdir(), 'saring-sound-'));
  const socket = join(folder, 'native');
  const modules = [`module-native-protocol-unix socket=${socket} auth-anonymous=1`, 'module-null-sink'];
  const child = spawn(
    'pulseaudio',
    ['-n', '--daemonize=no', '--exit-idle-time=-1', ...modules.flatMap((it) => ['-L', it])],
    {
      env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder },
      stdio: 'ignore',
    },
  );
  const ended = once(child, 'exit');
  while (!existsSync(socket)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`PulseAudio ended with ${child.exitCode ?? child.signalCode}.`);
    await pause(50);
  }
  return {
    env: { PULSE_SERVER: `unix:${socket}` },
    async stop() {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
      await ended;
    },
  };
}
