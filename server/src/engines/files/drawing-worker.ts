/** The process that draws one drawing: SVG on its input, PNG on its output. */
import { buffer } from 'node:stream/consumers';
import { toSmallPng } from './pictures.ts';

const { data } = await toSmallPng(await buffer(process.stdin));
process.stdout.write(data);
