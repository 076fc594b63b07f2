import { UsageError } from '../exit.ts';
import { write, type Io } from '../io.ts';

// Words are read line by line, because `compgen -W` would run what is in them. Bash 3.2 has no `mapfile`.
const bash = [
  '_tradelane() {',
  '  local word',
  '  COMPREPLY=()',
  '  while IFS= read -r word',
  '  do COMPREPLY+=("$word")',
  '  done < <(tradelane complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)',
  '  # A target such as sqlite: continues with a file.',
  '  if [[ ${#COMPREPLY[@]} -eq 1 && "${COMPREPLY[0]}" == *[:/] ]]',
  '  then compopt -o nospace 2>/dev/null',
  '  fi',
  '}',
  'complete -o default -F _tradelane tradelane',
  '',
].join('\n');

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

const fish = [
  'function __tradelane_words',
  '  set -l found (tradelane complete -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)',
  '  if set -q found[1]',
  String.raw`    printf '%s\n' $found`,
  '  else',
  '    __fish_complete_path (commandline -ct)',
  '  end',
  'end',
  "complete -c tradelane -f -a '(__tradelane_words)'",
  '',
].join('\n');

const scripts: Readonly<Record<string, string>> = { bash, zsh, fish };

export async function completion(io: Io, shell: string): Promise<void> {
  const script = scripts[shell];
  if (script === undefined) throw new UsageError(`Unknown shell: "${shell}". Use bash, zsh or fish.`);
  await write(io.stdout, script);
}
