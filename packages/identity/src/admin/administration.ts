import type { DutyPolicy } from '@meridian/domain/duties/duties';
import type { Account } from '@meridian/domain/entities/auth-state';
import type { DutiesAnswer } from '@meridian/protocol/rest/duty-calls';
import type { IdentityContext } from '../identity-context.ts';
import { allAccounts } from '../users/user-accounts.ts';
import type { Administrator, NotAdministrator } from './admin-change.ts';
import { type DutyChange, listDuties, readDutyPolicy, setDutyMode } from './duties.ts';
import { type Invitation, type InviteOutcome, inviteUser } from './invite-user.ts';
import { type ListUsersRequest, listUsers, type UserPage } from './list-users.ts';
import { listUserEvents, type UserEventsOutcome } from './list-user-events.ts';
import { type UnlockUserOutcome, unlockUser } from './unlock-user.ts';
import { type UpdateUserOutcome, type UpdateUserRequest, updateUser } from './update-user.ts';
import { type AccountUpload, type AccountUploadOutcome, uploadAccounts } from './upload-accounts.ts';
import {
  listUserSessions,
  type RevokeSessionsOutcome,
  revokeUserSessions,
  type UserSessionsOutcome,
} from './user-sessions.ts';

/** The use cases of `/admin/*`. The caller's right is checked before reads, and here for changes. */
export type Administration = {
  listUsers(request: ListUsersRequest): Promise<UserPage>;
  updateUser(administrator: Administrator, request: UpdateUserRequest): Promise<UpdateUserOutcome>;
  unlockUser(administrator: Administrator, userId: number): Promise<UnlockUserOutcome>;
  inviteUser(administrator: Administrator, invitation: Invitation): Promise<InviteOutcome>;
  listSessions(userId: number): Promise<UserSessionsOutcome>;
  revokeSessions(
    administrator: Administrator,
    userId: number,
    sessionIds: readonly string[] | undefined,
  ): Promise<RevokeSessionsOutcome>;
  listEvents(userId: number, limit: number): Promise<UserEventsOutcome>;
  listAccounts(): Promise<Account[]>;
  dutyPolicy(): Promise<DutyPolicy>;
  listDuties(): Promise<DutiesAnswer>;
  setDutyMode(administrator: Administrator, change: DutyChange): Promise<DutiesAnswer | NotAdministrator>;
  uploadAccounts(administrator: Administrator, upload: AccountUpload): Promise<AccountUploadOutcome>;
};

export function createAdministration(context: IdentityContext): Administration {
  return {
    listUsers: (request) => listUsers(context, request),
    updateUser: (administrator, request) => updateUser(context, administrator, request),
    unlockUser: (administrator, userId) => unlockUser(context, administrator, userId),
    inviteUser: (administrator, invitation) => inviteUser(context, administrator, invitation),
    listSessions: (userId) => listUserSessions(context, userId),
    revokeSessions: (administrator, userId, sessionIds) =>
      revokeUserSessions(context, administrator, userId, sessionIds),
    listEvents: (userId, limit) => listUserEvents(context, userId, limit),
    dutyPolicy: () => readDutyPolicy(context.database.db),
    listDuties: () => listDuties(context),
    setDutyMode: (administrator, change) => setDutyMode(context, administrator, change),
    listAccounts: () => allAccounts(context.database.db),
    uploadAccounts: (administrator, upload) => uploadAccounts(context, administrator, upload),
  };
}
