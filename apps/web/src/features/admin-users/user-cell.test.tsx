import type { UserSession } from '@meridian/protocol/rest/admin-calls';
import { describe, expect, it } from 'vitest';
import { buttonsOf, rowsOf, textOf } from '../../lib/markup.fixture.ts';
import { adminUser } from './admin-user.fixture.ts';
import { ChangeSummary } from './change-summary.tsx';
import { FixRegistration } from './fix-registration.tsx';
import { SessionTable } from './session-table.tsx';
import { UserCell } from './user-cell.tsx';
import { USER_COLUMNS } from './user-columns.ts';

const NOW_MS = 1_794_700_000_000;

function row(user: ReturnType<typeof adminUser>, isOwn = false): string {
  const [text = ''] = rowsOf(
    <table>
      <tbody>
        <tr>
          {USER_COLUMNS.map((column) => (
            <UserCell key={column.id} column={column} user={user} nowMs={NOW_MS} isOwn={isOwn} />
          ))}
        </tr>
      </tbody>
    </table>,
  );
  return text;
}

describe('a row of the user list', () => {
  it('says of a new user that nothing is granted and nobody signed in', () => {
    expect(row(adminUser({}))).toMatch(/^Ana Silva ana@desk\.example ○ No grant Desk none – – never /);
  });

  it('marks the own row and users of FIX', () => {
    expect(row(adminUser({}), true)).toMatch(/^Ana Silva You ana@/);
    expect(row(adminUser({ is_fix_user: true }))).toMatch(/^Ana Silva FIX ana@/);
  });

  it('shows a lock before anything else, until it is over', () => {
    const locked = adminUser({ locked_until_ms: NOW_MS + 1, is_admin: true });
    expect(row(locked)).toContain('✕ Locked');
    expect(row({ ...locked, locked_until_ms: NOW_MS })).toContain('● Active');
  });

  it('counts accounts and sessions', () => {
    const data_permissions = { accounts: ['ALPHA', 'BETA'], alloc_accounts: [] };
    expect(row(adminUser({ data_permissions, open_sessions: 3 }))).toMatch(/ none 2 3 never /);
  });
});

describe('the changes before they are saved', () => {
  it('show each value before and after, and which accounts move', () => {
    const changes = [
      { field: 'accounts', label: 'Accounts', before: '2', after: '1', detail: '− BETA' },
      { field: 'trader_id', label: 'Trader id', before: 'ANA', after: 'ANS', detail: null },
    ] as const;
    expect(rowsOf(<ChangeSummary changes={changes} caption="What will change" />)).toEqual([
      'Change Before After What moves',
      'Accounts 2 1 − BETA',
      'Trader id ANA ANS',
    ]);
  });
});

describe('a FIX registration', () => {
  it('is shown with a dash for what was left empty, and not at all for other users', () => {
    const fix_registration = {
      sender_comp_id: 'DESK1',
      target_comp_id: 'MERIDIAN',
      contact_name: '',
      contact_phone: '',
    };
    expect(textOf(<FixRegistration user={adminUser({ fix_registration })} />)).toBe(
      'FIX registration SenderCompID DESK1 TargetCompID MERIDIAN Contact - Phone -',
    );
    expect(textOf(<FixRegistration user={adminUser({})} />)).toBe('');
  });
});

describe('the open sessions of a user', () => {
  const session: UserSession = {
    id: 'a',
    kind: 'market_intelligence',
    created_ms: NOW_MS - 7_200_000,
    last_seen_ms: NOW_MS - 15_000,
    expires_ms: NOW_MS - 1,
    ip: '10.0.0.7',
    user_agent: '',
  };

  it('say when they were seen, and never end in less than no time', () => {
    const table = <SessionTable sessions={[session]} nowMs={NOW_MS} onEnd={() => undefined} />;
    expect(rowsOf(table)[1]).toMatch(/^Market intelligence \S+ \S+ 15 s ago 0 s 10\.0\.0\.7 /);
    expect(buttonsOf(table)).toEqual({ End: 'enabled' });
  });
});
