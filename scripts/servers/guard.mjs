import { spawn } from 'node:child_process';

/**
 * Reads `+ <process group>` and `- <process group>` lines. When its input ends – its parent is gone,
 * however it went – it stops every group still on the list, hard after 20 seconds.
 */
const script = `
trap '' INT TERM HUP
groups=
while read -r sign group; do
  if [ "$sign" = + ]; then groups="$groups $group"
  else kept=; for one in $groups; do [ "$one" = "$group" ] || kept="$kept $one"; done; groups=$kept
  fi
done
for one in $groups; do kill -TERM "-$one" 2>/dev/null; done
tries=0
while [ $tries -lt 100 ]; do
  alive=; for one in $groups; do kill -0 "-$one" 2>/dev/null && alive=1; done
  [ -z "$alive" ] && exit 0
  sleep 0.2; tries=$((tries + 1))
done
for one in $groups; do kill -KILL "-$one" 2>/dev/null; done
`;

/** @type {import('node:stream').Writable | undefined} */
let input;

function guard() {
  if (input) return input;
  const shell = spawn('/bin/sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' });
  input = shell.stdin;
  input.on('error', () => {});
  shell.unref();
  /** @type {import('node:net').Socket} */ (input).unref();
  return input;
}

/** @param {number} group process group to stop if this process disappears */
export const watch = (group) => guard().write(`+ ${group}\n`);

/** @param {number} group process group that has ended */
export const forget = (group) => guard().write(`- ${group}\n`);
