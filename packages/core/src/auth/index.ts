export { createAuth } from './create-auth.ts';
export { createMemoryTokenStore } from './token-store.ts';
export type {
  ApiKeyAuth,
  Auth,
  AuthStrategy,
  AuthContext,
  BearerAuth,
  ClientCredentialsAuth,
  Credential,
  SecretProvider,
  StoredToken,
  TokenStore,
} from './strategy.ts';
