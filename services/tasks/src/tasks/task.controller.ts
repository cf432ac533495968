import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import * as calls from '@dossier/proto/calls/tasks';
import { Controller } from '@nestjs/common';
import { People } from './people.js';
import { TaskService } from './task.service.js';
import { TaskChanges } from './task-changes.js';
import { TaskList } from './task-list.js';

@Controller()
export class TaskController {
  constructor(
    private readonly tasks: TaskService,
    private readonly taskList: TaskList,
    private readonly people: People,
    private readonly changes: TaskChanges,
  ) {}

  @Handle(calls.listTasks)
  list(input: calls.ListTasks, by: Principal): Promise<calls.TaskList> {
    return this.taskList.page(input, by);
  }

  @Handle(calls.getTask)
  get(input: calls.GetTask, by: Principal): Promise<calls.OneTask> {
    return this.tasks.get(input, by);
  }

  @Handle(calls.createTask)
  create(input: calls.CreateTask, by: Principal): Promise<calls.TaskCreated> {
    return this.tasks.create(input, by);
  }

  @Handle(calls.updateTask)
  update(input: calls.UpdateTask, by: Principal): Promise<calls.TaskUpdated> {
    return this.tasks.update(input, by);
  }

  @Handle(calls.assignTasks)
  assign(input: calls.AssignTasks, by: Principal): Promise<calls.TasksAssigned> {
    return this.changes.assign(input, by);
  }

  @Handle(calls.removeTask)
  remove(input: calls.RemoveTask, by: Principal): Promise<object> {
    return this.tasks.remove(input, by);
  }

  @Handle(calls.createTaskMessage)
  say(input: calls.CreateTaskMessage, by: Principal): Promise<calls.TaskMessageCreated> {
    return this.tasks.say(input, by);
  }

  @Handle(calls.listTaskPeople)
  async listPeople({ company_id }: calls.AskPeople): Promise<calls.TaskPeople> {
    return { people: await this.people.forAsker(company_id) };
  }
}
