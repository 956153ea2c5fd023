import { CliError } from '../cli-error.ts';
import { ROOT, type SiteConfig } from '../config.ts';
import type { ServiceDefinition } from '../site/service.ts';
import { siteServices } from '../site/services.ts';

export interface SystemdOptions {
  /** The user of the site, who owns DATA_DIR. */
  user: string;
  /** Absolute path of the file with the settings of the site, one `NAME=value` a line. */
  environmentFile: string;
  /** Folder of the backups; without one, nothing is backed up. */
  backupFolder?: string;
}

/** What a process may use, in megabytes, before it is ended and started again. The shell's renderers count as the shell. */
const MEMORY_MB: Readonly<Record<string, number>> = { shell: 3072, 'mock-api': 1536 };
const HOST_MEMORY_MB = 512;
const BACKUP_MEMORY_MB = 1024;
const DRILL_MEMORY_MB = 6144;

/** Requests in progress get ten seconds. */
const STOP_SECONDS = 15;

const unitName = (service: string): string => `miqyas-${service.replace(/^(?:remote|mock)-/, '')}.service`;

/** The process writes into DATA_DIR and nowhere else, and gains no right. Node compiles while it runs, so memory stays executable. */
const hardening = (...writable: readonly string[]): string => `NoNewPrivileges=yes
ProtectSystem=strict
ReadWritePaths=${writable.join(' ')}
ProtectHome=read-only
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectHostname=yes
ProtectKernelTunables=yes
ProtectKernelModules=yes
ProtectKernelLogs=yes
ProtectControlGroups=yes
ProtectProc=invisible
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
CapabilityBoundingSet=
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM
UMask=0077`;

const execution = (args: readonly string[], { user, environmentFile }: SystemdOptions): string => `User=${user}
WorkingDirectory=${ROOT}
EnvironmentFile=${environmentFile}
ExecStart=${[process.execPath, ...args].join(' ')}`;

const serviceUnit = (
  { name, arguments: args, environment = {}, startsAfter }: ServiceDefinition,
  { dataDir }: SiteConfig,
  options: SystemdOptions,
): string => `[Unit]
Description=Miqyas: ${name}
After=network-online.target${startsAfter === undefined ? '' : ` ${unitName(startsAfter)}`}
Wants=network-online.target

[Service]
${execution(args, options)}
${Object.entries(environment)
  .map(([variable, value]) => `Environment=${variable}=${value}`)
  .join('\n')}
Restart=on-failure
RestartSec=1
TimeoutStopSec=${STOP_SECONDS}
MemoryMax=${MEMORY_MB[name] ?? HOST_MEMORY_MB}M
${hardening(dataDir)}

[Install]
WantedBy=multi-user.target
`;

/** Fails for faults and not for warnings, so that systemd shows it among the failed units. */
const doctorUnit = ({ dataDir }: SiteConfig, options: SystemdOptions): string => `[Unit]
Description=Miqyas: doctor

[Service]
Type=oneshot
${execution(['shared-lib/tooling/src/doctor/cli.ts'], options)}
SuccessExitStatus=1
${hardening(dataDir)}
`;

const timerUnit = (what: string, schedule: string): string => `[Unit]
Description=Miqyas: ${what}

[Timer]
${schedule}
Persistent=yes

[Install]
WantedBy=timers.target
`;

/** The drill runs a second site. Both may take hours with many files, on one of two cores and after everything else. */
const backupUnit = (
  command: 'backup' | 'drill',
  { dataDir }: SiteConfig,
  options: SystemdOptions & { backupFolder: string },
): string => `[Unit]
Description=Miqyas: ${command}

[Service]
Type=oneshot
${execution(['shared-lib/tooling/src/backup/cli.ts', command], options)}
Nice=19
IOSchedulingClass=idle
MemoryMax=${command === 'drill' ? DRILL_MEMORY_MB : BACKUP_MEMORY_MB}M
${hardening(dataDir, options.backupFolder)}
`;

const backupUnits = (config: SiteConfig, { backupFolder, ...options }: SystemdOptions): Record<string, string> => {
  if (backupFolder === undefined) return {};
  return {
    'miqyas-backup.service': backupUnit('backup', config, { ...options, backupFolder }),
    'miqyas-backup.timer': timerUnit('backup, every night', 'OnCalendar=*-*-* 02:30:00\nRandomizedDelaySec=600'),
    'miqyas-drill.service': backupUnit('drill', config, { ...options, backupFolder }),
    'miqyas-drill.timer': timerUnit('drill, every week', 'OnCalendar=Sun *-*-* 04:30:00\nRandomizedDelaySec=600'),
  };
};

/**
 * The units of systemd for a live site: one for each process, and the doctor, backup and drill on timers.
 * @returns name of a unit → its text
 * @throws {CliError} for a path that a unit cannot name
 */
export const systemdUnits = (config: SiteConfig, options: SystemdOptions): Record<string, string> => {
  const { environmentFile, backupFolder = '' } = options;
  for (const path of [ROOT, config.dataDir, environmentFile, backupFolder, process.execPath])
    if (/[\s%"'\\]/.test(path)) throw new CliError(`Units cannot name ${path}: use a path without spaces and signs.`);
  return {
    ...Object.fromEntries(
      siteServices(config).map((service) => [unitName(service.name), serviceUnit(service, config, options)]),
    ),
    'miqyas-doctor.service': doctorUnit(config, options),
    'miqyas-doctor.timer': timerUnit('doctor, every hour', 'OnCalendar=hourly\nRandomizedDelaySec=120'),
    ...backupUnits(config, options),
  };
};
