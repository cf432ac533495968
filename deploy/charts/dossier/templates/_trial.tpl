{{- /*
A server of the trial profile: one pod with one disk. Takes root, name, server (its values), port, and as YAML text container
(command, arguments, environment, probe), others (containers beside it) and volumes.
*/}}
{{- define "dossier.trialServer" -}}
apiVersion: apps/v1
kind: StatefulSet
metadata: {{- include "service.metadata" . | nindent 2 }}
spec:
  serviceName: {{ include "service.fullname" . }}
  replicas: 1
  selector:
    matchLabels: {{- include "service.selector" . | nindent 6 }}
  template:
    metadata:
      labels: {{- include "service.selector" . | nindent 8 }}
      {{- with .checksum }}
      annotations:
        checksum/configuration: {{ . }}
      {{- end }}
    spec:
      {{- include "service.podBase" . | nindent 6 }}
      containers:
        - name: {{ .name }}
          image: {{ include "service.image" (dict "root" .root "name" .image "service" .server.trial) }}
          imagePullPolicy: {{ .root.Values.image.pullPolicy }}
          {{- .container | nindent 10 }}
          ports:
            - name: server
              containerPort: {{ .port }}
          resources:
            requests: { cpu: 50m, memory: 256Mi, ephemeral-storage: 64Mi }
            limits: { memory: 1Gi, ephemeral-storage: 256Mi }
          securityContext: {{- include "service.containerSecurity" . | nindent 12 }}
          volumeMounts:
            - name: data
              mountPath: /data
            - name: scratch
              mountPath: /tmp
            {{- if .configuration }}
            - name: configuration
              mountPath: /etc/{{ .name }}
              readOnly: true
            {{- end }}
        {{- with .others }}
        {{- . | nindent 8 }}
        {{- end }}
      volumes:
        - name: scratch
          emptyDir: { sizeLimit: 64Mi }
        {{- if .configuration }}
        - name: configuration
          projected:
            sources: {{- range .configuration }}
              - configMap: { name: {{ . }} }
            {{- end }}
        {{- end }}
  volumeClaimTemplates:
    - metadata:
        name: data
      spec:
        accessModes: [ReadWriteOnce]
        {{- with .server.trial.storageClassName }}
        storageClassName: {{ . }}
        {{- end }}
        resources:
          requests:
            storage: {{ .server.trial.storage }}
---
apiVersion: v1
kind: Service
metadata: {{- include "service.metadata" . | nindent 2 }}
spec:
  clusterIP: None
  # A replica set's member finds itself by this name before it is ready.
  publishNotReadyAddresses: true
  selector: {{- include "service.selector" . | nindent 4 }}
  ports:
    - name: server
      port: {{ .port }}
      targetPort: server
{{- if .root.Values.network.policies }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: {{- include "service.metadata" . | nindent 2 }}
spec:
  podSelector:
    matchLabels: {{- include "service.selector" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  ingress:
    - ports:
        - { protocol: TCP, port: {{ .port }} }
      from:
        - podSelector:
            matchExpressions:
              - { key: app.kubernetes.io/instance, operator: In, values: [{{ .root.Release.Name }}] }
              - { key: app.kubernetes.io/component, operator: In, values: {{ .users | toJson }} }
  {{- if .others }}
  egress:
    {{- include "service.dns" . | nindent 4 }}
  {{- else }}
  egress: []
  {{- end }}
{{- end }}
{{- end }}

{{- /* The processes that read a setting, and so use the server it names. */}}
{{- define "dossier.usersOf" -}}
{{- $users := list -}}
{{- range $name, $facts := include "dossier.processes" .root | fromJson -}}
{{- if has $.setting $facts.settings }}{{ $users = append $users $name }}{{ end -}}
{{- end -}}
{{- dict "names" $users | toJson -}}
{{- end }}
