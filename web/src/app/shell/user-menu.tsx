import { Avatar, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHelpCircle, IconLogout, IconSettings, IconShieldLock, type TablerIcon } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { Panel } from '@/components/dialog/panel';
import { logOut } from '@/lib/log-out';
import { useUser } from '@/lib/me';
import { paths } from '@/lib/paths';
import { roleLabel } from '@/lib/role';
import { layout } from '@/lib/texts/layout';
import { useTwoFactorSetUp } from '@/lib/two-factor-store';
import { initials } from './initials';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme-switch';
import classes from './user-menu.module.css';

/** Initials that open: name, e-mail and type, the theme, and the way out. */
export function UserMenu() {
  const { username } = useUser();
  const [opened, { toggle, close }] = useDisclosure();
  return (
    <Panel
      name="user-menu"
      opened={opened}
      onClose={close}
      position="bottom-end"
      width={264}
      padding={4}
      target={
        <UnstyledButton className={classes.target} aria-label={layout.user.menu(username)} onClick={toggle}>
          {/* Drawn, not written: the button is called by the name that they stand for. */}
          <Avatar size={28} radius="xl" color="iris" className={classes.avatar}>
            <span data-initials={initials(username)} />
          </Avatar>
        </UnstyledButton>
      }
    >
      <Who />
      <div className={classes.part}>
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
      <Actions onDone={close} />
    </Panel>
  );
}

function Who() {
  const { username, email, type } = useUser();
  return (
    <div className={classes.who}>
      <Text fw={600} truncate>
        {username}
      </Text>
      <Text size="xs" c="dimmed" truncate>
        {email}
      </Text>
      <Text size="xs" c="dimmed">
        {roleLabel(type)}
      </Text>
    </div>
  );
}

const Action = ({ icon: Icon, label, onClick }: { icon: TablerIcon; label: string; onClick: () => void }) => (
  <UnstyledButton className={classes.action} onClick={onClick}>
    <Icon size={16} stroke={1.5} aria-hidden />
    {label}
  </UnstyledButton>
);

function Actions({ onDone }: { onDone: () => void }) {
  const { two_factor_enabled } = useUser();
  const setUp = useTwoFactorSetUp((state) => state.open);
  const navigate = useNavigate();
  const open = (path: string) => () => {
    onDone();
    void navigate(path);
  };
  const startSetUp = () => {
    onDone();
    setUp();
  };
  return (
    <div className={classes.part}>
      {!two_factor_enabled && <Action icon={IconShieldLock} label={layout.user.setUpTwoFactor} onClick={startSetUp} />}
      <Action icon={IconSettings} label={layout.user.settings} onClick={open(paths.profileSettings.href())} />
      <Action icon={IconHelpCircle} label={layout.user.helpCenter} onClick={open(paths.helpCenter.href())} />
      <Action icon={IconLogout} label={layout.user.logout} onClick={() => void logOut()} />
    </div>
  );
}
