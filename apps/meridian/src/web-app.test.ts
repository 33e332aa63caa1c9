import { tmpdir } from 'node:os';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import { expect, it } from 'vitest';
import { refuseMissingPage } from './web-app.ts';

const start = (): void => refuseMissingPage(tmpdir());

it('a start without a built page is refused, and the error says what to run', () => {
  expect(start).toThrow(StartupProblem);
  expect(start).toThrow('The web app is not built.');
});
