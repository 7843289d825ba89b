/** Stored pictures are small, plain and harmless, whatever was uploaded. */
import { createServer } from 'node:http';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createDrawings } from './drawings.ts';
import { normalisePicture as normalise } from './pictures.ts';
import { FileRejected } from './rejected.ts';

const drawings = createDrawings();
const normalisePicture = (bytes: Uint8Array) => normalise(bytes, drawings);
const svg = (inside: string, attributes = 'width="200" height="100"') =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );

describe('a picture', () => {
  it('fits into 400 by 400, keeps its shape and is never enlarged', async () => {
    const wide = await sharp({ create: { width: 1200, height: 300, channels: 3, background: '#147' } })
      .png()
      .toBuffer();
    expect(await sharp((await normalisePicture(wide)).bytes).metadata()).toMatchObject({ width: 400, height: 100 });
    const small = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#147' } })
      .png()
      .toBuffer();
    expect(await sharp((await normalisePicture(small)).bytes).metadata()).toMatchObject({ width: 30, height: 20 });
  });

  it('loses its metadata but stands upright', async () => {
    const photo = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#a83' } })
      .withExif({ IFD0: { Copyright: 'Someone', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes } = await normalisePicture(photo);
    const seen = await sharp(bytes).metadata();
    expect(seen).toMatchObject({ width: 200, height: 400 });
    expect(seen.exif).toBeUndefined();
    expect(Buffer.from(bytes).includes('Someone')).toBe(false);
  });

  it('keeps transparency as PNG, and a photograph becomes JPEG', async () => {
    const logo = svg('<circle cx="50" cy="50" r="40" fill="red"/>');
    expect((await normalisePicture(logo)).mime).toBe('image/png');
    const noise = { type: 'gaussian', mean: 120, sigma: 50 } as const;
    const photo = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#fff', noise } })
      .png()
      .toBuffer();
    expect((await normalisePicture(photo)).mime).toBe('image/jpeg');
  });

  it('that moves becomes its first frame', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { bytes } = await normalisePicture(gif);
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([data[0], data[1]]).toEqual([255, 0]);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });

  it('drawn as SVG is rasterised sharply, and brings no script along', async () => {
    const drawing = svg(
      '<script>alert(1)</script><rect width="10" height="10" fill="#0a0" onclick="alert(1)"/>',
      'width="10" height="10"',
    );
    const { bytes } = await normalisePicture(drawing);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 400 });
    expect(Buffer.from(bytes).includes('alert')).toBe(false);
  });

  it('drawn as SVG fetches nothing from outside and reads no local file', async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      asked++;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const outside = svg(
      `<image href="http://127.0.0.1:${port}/a.png" width="9" height="9"/><image xlink:href="file:///etc/hostname" width="9" height="9"/>` +
        `<style>@import url(http://127.0.0.1:${port}/b.css);</style><use href="http://127.0.0.1:${port}/c.svg#x"/><rect width="5" height="5"/>`,
    );
    await normalisePicture(outside);
    server.close();
    expect(asked).toBe(0);
  });

  it('that would be huge when drawn is refused or drawn small, never at full size', async () => {
    const huge = await normalisePicture(svg('<rect width="9" height="9"/>', 'width="900000" height="900000"')).catch(
      (e: unknown) => e,
    );
    if (!(huge instanceof FileRejected)) expect(huge).toMatchObject({ mime: expect.stringMatching(/^image/) });
    const wide = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    await expect(normalisePicture(wide)).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it('that is an entity bomb or no picture at all is unreadable', async () => {
    const levels = Array.from({ length: 12 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('');
    const bomb = new TextEncoder().encode(
      `<!DOCTYPE svg [<!ENTITY e0 "ha">${levels}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&e12;</text></svg>`,
    );
    await expect(normalisePicture(bomb)).rejects.toBeInstanceOf(FileRejected);
    await expect(normalisePicture(new Uint8Array(900))).rejects.toMatchObject({ reason: 'unreadable' });
  });
});
