import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buttonsOf, textOf } from '../../lib/markup.fixture.ts';
import { CaptchaStatus } from './captcha/captcha-status.tsx';
import { FormMessage } from './form-message.tsx';
import { PasswordHints } from './password-hints.tsx';
import { EMPTY_PIN } from './pin-boxes.ts';
import { PinField } from './pin-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';

const nothing = () => undefined;

const marks = (password: string) =>
  textOf(<PasswordHints password={password} owner={{ email_id: 'ana@desk.example' }} />).match(/, (not )?met/g);

const field = (error: string | null) => (
  <TextField label="Email" name="email_id" value="" onChange={nothing} hint="Your work address." error={error} />
);

describe('the message of a form', () => {
  it('has its place before it has words, so that a screen reader hears the first one', () => {
    const empty = renderToStaticMarkup(<FormMessage tone="error" text={null} />);
    expect(empty).toContain('role="alert"');
    expect(textOf(<FormMessage tone="error" text="Wrong password." />)).toBe('Wrong password.');
  });

  it('interrupts for errors only', () => {
    expect(renderToStaticMarkup(<FormMessage tone="info" text="Sent." />)).toContain('aria-live="polite"');
    expect(renderToStaticMarkup(<FormMessage tone="error" text="No." />)).toContain('aria-live="assertive"');
  });
});

describe('the proof of work', () => {
  it.each([
    [{ kind: 'idle' }, ''],
    [{ kind: 'working', attempts: 20_000 }, 'Confirming that you are not a robot'],
    [{ kind: 'solved' }, 'Confirmed that you are not a robot'],
    [{ kind: 'failed', message: 'There is no connection.' }, 'There is no connection.'],
  ] as const)('%j reads “%s”', (state, text) => {
    expect(textOf(<CaptchaStatus state={state} />)).toBe(text);
  });
});

describe('the rules of a new password', () => {
  it('are ticked one by one', () => {
    expect(marks('')).toEqual([', not met', ', not met', ', not met']);
    expect(marks('aaaaaaaaaaaaaaaaaa')).toEqual([', met', ', not met', ', not met']);
    expect(marks('four swans by the quay')).toEqual([', met', ', met', ', met']);
  });

  it('refuse the own email, however long', () => {
    expect(marks('ana@desk.example')?.at(-1)).toBe(', not met');
  });
});

describe('a field with a problem', () => {
  it('shows the problem in place of the hint', () => {
    expect(textOf(field(null))).toBe('Email Your work address.');
    expect(textOf(field('Email is required.'))).toContain('Email is required.');
    expect(textOf(field('Email is required.'))).not.toContain('Your work address.');
    expect(renderToStaticMarkup(field('Email is required.'))).toContain('aria-invalid="true"');
  });
});

it('keeps the button focusable while the form is sent, and says so', () => {
  const busy = <SubmitButton label="Sign in" busyLabel="Signing in" isBusy />;
  expect(buttonsOf(busy)).toEqual({ 'Signing in': 'disabled' });
  expect(renderToStaticMarkup(busy)).not.toContain(' disabled=""');
});

it('says beside the six boxes what is wrong with the code', () => {
  const field = <PinField boxes={EMPTY_PIN} onChange={nothing} error="The code has expired." disabled={false} />;
  expect(textOf(field)).toBe('6-digit code The code has expired.');
  expect(renderToStaticMarkup(field).match(/aria-label="Digit \d"/g)).toHaveLength(6);
});
