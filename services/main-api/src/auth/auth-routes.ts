import type { IdentityService } from '@meridian/identity/create-identity';
import { answerRefusal } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import {
  captchaChallenge,
  changePassword,
  confirmPassword,
  login,
  logout,
  noteActivity,
  resetPassword,
  verifyEmail,
  verifyPin,
} from '@meridian/protocol/rest/auth-calls';
import type { FastifyInstance } from 'fastify';
import { handleChangePassword } from './change-password.ts';
import { handleConfirmPassword } from './confirm-password.ts';
import { handleLogin } from './login.ts';
import { handleLogout } from './logout.ts';
import { handleResetPassword } from './reset-password.ts';
import { handleVerifyEmail } from './verify-email.ts';
import { handleVerifyPin } from './verify-pin.ts';

/** `/auth/*`: everything before there is a full session, the own password, and signing out. */
export function authRoutes(app: FastifyInstance, guard: CallGuard, identity: IdentityService): void {
  registerCall(app, guard, login, handleLogin(identity));
  registerCall(app, guard, logout, handleLogout(identity));
  registerCall(app, guard, verifyEmail, handleVerifyEmail(identity));
  registerCall(app, guard, verifyPin, handleVerifyPin(identity));
  registerCall(app, guard, resetPassword, handleResetPassword(identity));
  registerCall(app, guard, changePassword, handleChangePassword(identity));
  registerCall(app, guard, confirmPassword, handleConfirmPassword(identity));
  registerCall(app, guard, noteActivity, async ({ request }) => {
    await identity.noteActivity(request.session);
    return { kind: 'good', body: null };
  });
  registerCall(app, guard, captchaChallenge, async () => {
    const created = await identity.createCaptchaChallenge();
    return created.kind === 'created' ? { kind: 'good', body: created.challenge } : answerRefusal(created);
  });
}
