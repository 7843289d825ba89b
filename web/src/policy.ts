/**
 * Comes first of all: schemas try, as they are made, whether they may write functions at run time, which the page's
 * policy forbids and browsers report.
 */
import { config } from 'zod';

config({ jitless: true });
