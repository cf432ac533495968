{{- /* A pod that runs one program of the image `jobs` and ends. Takes root, name, program, env (YAML text). */}}
{{- define "dossier.jobContainer" -}}
- name: {{ .program }}
  image: {{ include "service.image" (dict "root" .root "name" "jobs" "service" .root.Values.jobs) }}
  imagePullPolicy: {{ .root.Values.image.pullPolicy }}
  args: [{{ .program }}]
  {{- with .env }}
  env: {{- . | nindent 4 }}
  {{- end }}
  resources: {{- toYaml .root.Values.jobs.resources | nindent 4 }}
  securityContext: {{- include "service.containerSecurity" . | nindent 4 }}
{{- end }}
