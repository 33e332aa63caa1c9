import { Type } from 'typebox';
import { CaptchaSchema, EmailSchema, PasswordSchema } from './identity-schemas.ts';
import { restCall } from './rest-call.ts';

export const tokenLogin = restCall({
  service: 'market-intelligence',
  method: 'POST',
  path: '/auth/token/login/',
  summary: 'Sign in with a password, or with the main service token of the same user.',
  access: 'public',
  body: Type.Object({
    email: EmailSchema,
    password: Type.Optional(PasswordSchema),
    main_token: Type.Optional(Type.String({ minLength: 16, maxLength: 4096 })),
    captcha: Type.Optional(CaptchaSchema),
  }),
  response: Type.Object({ auth_token: Type.String() }),
});

export const tokenLogout = restCall({
  service: 'market-intelligence',
  method: 'POST',
  path: '/auth/token/logout/',
  summary: 'End the session of this token.',
  access: 'user',
  response: Type.Null(),
  status: 204,
});

export const supportedSymbols = restCall({
  service: 'market-intelligence',
  method: 'GET',
  path: '/api/supported-symbols/',
  summary: 'Instruments with cost models; its 403 tells the screen that market impact is not permitted.',
  access: 'market_impact_permit',
  isPermissionCheck: true,
  response: Type.Array(
    Type.Object({
      bestex_id: Type.String(),
      exchange_symbol: Type.String(),
      asset_class: Type.String(),
      country: Type.String(),
      trade_currency: Type.String(),
      description: Type.String(),
    }),
  ),
});

export const MARKET_INTELLIGENCE_AUTH_CALLS = [tokenLogin, tokenLogout, supportedSymbols] as const;
