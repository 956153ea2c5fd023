import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type SubmitEvent } from 'react';
import type { PhaseTask, StudyPhase } from 'shared-lib/contracts';
import { studyPhaseLabels } from 'shared-lib/copy';
import { Button, IconButton } from 'shared-lib/ui/button';
import { Checkbox } from 'shared-lib/ui/checkbox';
import { Icon } from 'shared-lib/ui/icon';
import { Input } from 'shared-lib/ui/input';
import { SCREEN_ONLY } from 'shared-lib/theme';
import styled from 'styled-components';
import { workspace as labels } from '../../copy/workspace.ts';
import { useQuickChange, type PanelProps } from './workspace-context.ts';

const List = styled.ul`
  display: grid;
  gap: var(--s1);
  font-size: var(--fs-sm);
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--s2h);
    min-block-size: 2.25rem;
  }
`;
const NewTask = styled.form`
  display: flex;
  gap: var(--s2);
  input {
    min-block-size: 2.5rem;
    padding-block: var(--s1);
    font-size: var(--fs-sm);
  }
`;
const MAX_LENGTH = 200;

interface Props extends PanelProps {
  phase: StudyPhase;
  tasks: readonly PhaseTask[];
}

/** The title of a new task. */
const TaskForm = ({ phase, calls }: Pick<Props, 'phase' | 'calls'>) => {
  const quick = useQuickChange(calls);
  const [title, setTitle] = useState('');
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (title.trim() === '') return;
    quick.mutate(
      { method: 'post', action: '/tasks', body: { phase, title: title.trim() }, done: labels.taskAdded },
      { onSuccess: () => setTitle('') },
    );
  };
  return (
    <NewTask onSubmit={add}>
      <Input
        aria-label={labels.newTask(studyPhaseLabels[phase])}
        value={title}
        maxLength={MAX_LENGTH}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" tone="quiet" size="small" disabled={quick.isPending}>
        {labels.addTask}
      </Button>
    </NewTask>
  );
};

/** Tasks of a phase. Clients never see them. */
export const PhaseTasks = ({ phase, tasks, calls }: Props) => {
  const quick = useQuickChange(calls);
  return (
    <div>
      {tasks.length > 0 && (
        <>
          <small>{labels.tasks}</small>
          <List>
            {tasks.map((task) => (
              <li key={task.id}>
                <label>
                  <Checkbox
                    checked={task.is_done}
                    disabled={quick.isPending}
                    onChange={({ target }) =>
                      quick.mutate({
                        method: 'patch',
                        action: `/tasks/${task.id}`,
                        body: { is_done: target.checked },
                        done: labels.taskSaved,
                      })
                    }
                  />
                  {task.title}
                </label>
                <IconButton
                  size="small"
                  label={labels.removeTask(task.title)}
                  disabled={quick.isPending}
                  onClick={() =>
                    quick.mutate({ method: 'delete', action: `/tasks/${task.id}`, done: labels.taskRemoved })
                  }
                >
                  <Icon icon={Trash2} size={16} />
                </IconButton>
              </li>
            ))}
          </List>
        </>
      )}
      {/* Of phases without tasks, each would show an empty field. */}
      <details open={tasks.length > 0} {...SCREEN_ONLY}>
        <summary>{labels.newTaskTitle}</summary>
        <TaskForm phase={phase} calls={calls} />
      </details>
    </div>
  );
};
