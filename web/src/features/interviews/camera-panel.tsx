/** The person's own picture; it is shown, never recorded or sent, and can be folded. */
import { Button, Text } from '@mantine/core';
import { IconVideoOff } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/interviews.ts';
import classes from './interviews.module.css';
import type { Voice } from './use-voice.ts';

export function CameraPanel({ voice }: { voice: Voice }) {
  const { stream, hasCamera, media } = voice;
  const [folded, setFolded] = useState(false);
  const id = useId();
  return (
    <>
      <div id={id} className={classes.camera} hidden={folded}>
        <Picture stream={stream} shown={hasCamera} />
        {!hasCamera && (
          <div className={classes.noCamera}>
            <IconVideoOff size={28} stroke={1.4} aria-hidden="true" />
            <Text size="sm" ta="center">
              {media === 'asking' ? t('waitingForDevices') : t('noPicture')}
            </Text>
          </div>
        )}
      </div>
      <div className={classes.cameraLine}>
        <Said changes>
          <Text size="sm" c="dimmed">
            {media === 'asking' ? '' : t(hasCamera ? 'cameraOn' : 'cameraOff')}
          </Text>
        </Said>
        {hasCamera && (
          <Button
            size="compact-xs"
            variant="subtle"
            flex="none"
            aria-expanded={!folded}
            aria-controls={id}
            onClick={() => setFolded(!folded)}
          >
            {t(folded ? 'showPicture' : 'hidePicture')}
          </Button>
        )}
      </div>
    </>
  );
}

function Picture({ stream, shown }: { stream: MediaStream | null; shown: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      aria-label={t('picture')}
      hidden={!shown}
    />
  );
}
