import { UsageError } from '../exit.ts';
import { write, type Io } from '../io.ts';

const bash = `_tradelane() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(tradelane complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _tradelane tradelane
`;

const zsh = [
  '#compdef tradelane',
  '_tradelane() {',
  '  local -a found',
  '  found=("${(@f)$(tradelane complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")',
  '  if [[ -n "$found" ]]; then',
  '    compadd -a found',
  '  else',
  '    _files',
  '  fi',
  '}',
  'if [ "$funcstack[1]" = "_tradelane" ]; then',
  '  _tradelane "$@"',
  'else',
  '  compdef _tradelane tradelane',
  'fi',
  '',
].join('\n');

const fish = `complete -c tradelane -f -a '(tradelane complete -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
`;

const scripts: Readonly<Record<string, string>> = { bash, zsh, fish };

/** Prints the completion script of a shell. */
export async function completion(io: Io, shell: string): Promise<void> {
  const script = scripts[shell];
  if (script === undefined) throw new UsageError(`Unknown shell: "${shell}". Use bash, zsh or fish.`);
  await write(io.stdout, script);
}
