import { describe, expect, test } from 'vitest';
import { alreadyRegisteredMail, alreadyVerifiedMail, passwordChangedMail, pinMail } from './mail-templates.ts';

describe('pinMail', () => {
  test.each(['login', 'reset', 'verify'] as const)(
    'the %s mail has the code in both bodies, not in the subject',
    (purpose) => {
      const mail = pinMail('a@b.co', purpose, '012345');
      expect(mail.text).toContain('Your code: 012345');
      expect(mail.html).toContain('<p>Your code: 012345</p>');
      expect(mail.subject).not.toMatch(/[0-9]/);
      expect(mail.text.match(/[0-9]{6}/g)).toEqual(['012345']);
    },
  );
});

test('each mail goes to its recipient and says what happened in plain words', () => {
  const mails = [alreadyRegisteredMail('a@b.co'), alreadyVerifiedMail('a@b.co'), passwordChangedMail('a@b.co')];
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3);
  for (const mail of mails) {
    expect(mail.to).toBe('a@b.co');
    expect(mail.text).not.toContain('<');
    expect(mail.html).not.toContain(' "');
  }
});
