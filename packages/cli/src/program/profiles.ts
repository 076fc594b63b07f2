import type { Command } from 'commander';
import type { Io } from '../io.ts';

/** `login`, `logout` and `use`. */
export function addProfiles(program: Command, io: Io): void {
  program
    .command('login')
    .description(
      'Check a host and its credentials, and keep them in a profile. The secret goes to the keychain, never to a file.',
    )
    .argument('<surface>', 'The surface, such as hub. Surfaces of the same role share a login.')
    .requiredOption('--host <url>', 'Base URL of the host.')
    .option('--auth-url <url>', 'Host of the token endpoint, for client credentials.')
    .option('--client-id <id>', 'ID of the client, for client credentials.')
    .option('--token', 'The secret is a token that you obtain and renew.')
    .option('--secret-from <variable>', 'Read the secret from this environment variable instead of the keychain.')
    .option('--profile <name>', 'Name of the profile.', 'default')
    .option('--debug', 'Print the stack of an error.')
    .addHelpText(
      'after',
      `
The secret is read from a hidden prompt, or from standard input. It is never an argument.
Without a keychain, as on most servers, the secret stays in an environment variable.`,
    )
    .action(async (surface: string, flags) => (await import('../commands/login.ts')).login(io, surface, flags));

  program
    .command('logout')
    .description('Remove a profile and its secrets.')
    .argument('<profile>', 'Name of the profile.')
    .action(async (name: string) => (await import('../commands/login.ts')).logout(io, name));

  program
    .command('use')
    .description('Choose the profile that commands use. `use sandbox` finds or starts a sandbox.')
    .argument('<profile>', 'Name of a profile, or sandbox.')
    .option('--url <url>', 'URL of a running sandbox.', 'http://127.0.0.1:4010')
    .option('--stop', 'Stop the sandbox that this command started.')
    .action(async (name: string, flags) => (await import('../commands/use.ts')).use(io, name, flags));
}
