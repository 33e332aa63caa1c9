import { describe, expect, it } from 'vitest';
import { strategySaveMessage } from './strategy-save-message.ts';

describe('strategySaveMessage', () => {
  it('names the strategy after an update and after a creation', () => {
    expect(strategySaveMessage({ kind: 'updated', name: 'vwap_us' })).toEqual({
      title: 'Strategy was updated',
      text: 'vwap_us strategy was successfully updated.',
    });
    expect(strategySaveMessage({ kind: 'created', name: 'vwap_us' })).toEqual({
      title: 'New strategy was created',
      text: 'New strategy vwap_us was successfully created.',
    });
  });

  it('repeats what the server said after a failure', () => {
    expect(strategySaveMessage({ kind: 'failed', serverMessage: 'Name is taken.' })).toEqual({
      title: 'Error',
      text: 'Name is taken.',
    });
  });
});
