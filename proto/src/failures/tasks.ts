export const tasksFailures = {
  'tasks.task.not_found': { status: 404, message: 'This task was not found' },
  'tasks.task.not_yours': { status: 403, message: 'Only the assignee and the creator can change the status of a task' },
  'tasks.assignee.not_found': {
    status: 404,
    message: 'This person cannot see the client, so the task cannot be theirs',
  },
  'tasks.ticket.not_found': { status: 404, message: 'This ticket was not found' },
  'tasks.ticket.closed': { status: 409, message: 'This ticket is closed. Please create a new one' },
  'tasks.work.not_found': { status: 404, message: 'This does not wait for you any more' },
  'tasks.file.not_found': { status: 404, message: 'This file was not found' },
} as const;
