/** The person's own picture with the recording sign; it is shown, never recorded or sent. */
import { Badge, Text } from '@mantine/core';
import { IconVideoOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { t } from '#messages/interviews.ts';
import classes from './interviews.module.css';
import type { Voice } from './use-voice.ts';

export function CameraPanel({ voice, recording }: { voice: Voice; recording: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const { stream, hasCamera, media } = voice;
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <div className={classes.camera}>
      <video ref={video} autoPlay muted playsInline aria-label={t('picture')} hidden={!hasCamera} />
      {!hasCamera && (
        <div className={classes.noCamera}>
          <IconVideoOff size={28} stroke={1.4} aria-hidden="true" />
          <Text size="sm" ta="center">
            {media === 'asking' ? t('waitingForDevices') : t('noPicture')}
          </Text>
        </div>
      )}
      {recording && (
        <Badge className={classes.recording} color="red" variant="filled" size="lg" tt="none">
          <span className={classes.dot} aria-hidden="true" />
          {t('recording')}
        </Badge>
      )}
    </div>
  );
}
